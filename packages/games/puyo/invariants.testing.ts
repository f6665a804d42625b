import { checkConserved, checkCounters, histogram, kindsOf } from '../falling/invariants.testing.ts';
import { anyhow, flips, idle, planned } from '../falling/players.testing.ts';
import { type Dice, hold, type Subject, type Tick } from '../subject.testing.ts';
import { at, type Board, COLS, EMPTY, OJAMA, ROWS } from './board.ts';
import { fits, landing, type Pair } from './pair.ts';
import { resolveBoard } from './resolve.ts';
import { CHOICES, type Rules, RULES_NAMES } from './rules.ts';
import { looseRows } from './settle.ts';
import { type Mode, MODES, type Puyo, type Setup, type State } from './state.ts';

/** Nothing waits, so that more happens in as many ticks. */
const QUICK: Partial<Rules> = {
  popTicks: 1,
  landTicks: 0,
  fallTicks: 0,
  settleTicks: 0,
  pauseTicks: 0,
  freeFallTicks: null,
  spawnTicks: 1,
  gravityTicks: 3,
  lockTicks: 1,
  hardDrop: 2,
};

function setupOf(rules: Setup['rules'], mode: Mode, roll: Dice): Setup {
  return { rules, mode, colors: 3 + roll(3), ...(roll(4) > 0 && { options: anyOptions(roll) }) };
}

function anyOptions(roll: Dice): Partial<Rules> {
  return { ...QUICK, ...(roll(2) === 0 && flips(CHOICES, roll)), ...(roll(4) === 0 && { spawnRow: 10 + roll(3) }) };
}

/** @public Loaded by its name. */
export const invariants: Subject<Puyo> = {
  kinds: kindsOf({ rules: RULES_NAMES, modes: MODES, match: 'endless' }, setupOf),
  players: [anyhow, planned<State>(COLS, worth), idle],
  check,
};

/** Likes points, then low places. */
function worth(state: State, pair: Pair): number {
  const { axis, child } = landing(state, pair);
  const board = [...state.board];
  board[at(axis.row, axis.col)] = pair.axis;
  board[at(child.row, child.col)] = pair.child;
  return resolveBoard(board, state.rules).score - axis.row - child.row;
}

function check(tick: Tick<Puyo>): void {
  const { before, after } = tick;
  checkCounters(tick);
  checkPoints(tick);
  hold(after.groups.length > 0 === (after.phase === 'pop'), 'groups are shown when nothing pops');
  hold(after.next.length === 2 && after.pending >= 0 && after.queued >= 0 && after.unspent >= 0, 'a count is negative');
  hold(after.untilRow > 0, 'a row of ojama is overdue');
  if (after.pair !== null) hold(fits(after.board, after.pair), 'the pair is in a cell that is taken');
  if (after.board === before.board && after.phase === before.phase) return;
  hold(
    after.board.length === ROWS * COLS && after.board.every((cell) => cell <= OJAMA && cell >= EMPTY),
    'a cell is unknown',
  );
  if (after.phase !== 'pause') checkRest(after);
  checkCells(tick);
}

/** The points of links are what the score gains; while a pair is in hand, drops and landings come on top. */
function checkPoints({ before, after, events }: Tick<Puyo>): void {
  const told = events.reduce((sum, event) => sum + (event.kind === 'popped' ? event.points : 0), 0);
  const gained = after.score - before.score;
  hold(before.pair === null ? gained === told : gained >= told, `links tell ${told} points, the score gains ${gained}`);
}

function checkRest({ board, rules }: State): void {
  hold(isAtRest(board, looseRows(rules)), 'something floats');
}

function isAtRest(board: Board, rows: number): boolean {
  for (let index = COLS; index < at(rows, 0); index++) {
    if (board[index] !== EMPTY && board[index - COLS] === EMPTY) return false;
  }
  return true;
}

function checkCells({ before, after, events }: Tick<Puyo>): void {
  const cells = histogram(before.board, OJAMA + 1);
  const add = (cell: number, count: number): void => void (cells[cell] += count);
  for (const event of events) {
    if (event.kind === 'locked') for (const half of [before.pair?.axis, before.pair?.child]) add(half ?? 0, 1);
    if (event.kind === 'garbage') add(OJAMA, event.falls.length);
    if (event.kind !== 'popped') continue;
    for (const group of event.groups) add(group.color, -group.cells.length);
    add(OJAMA, -event.ojama.length);
  }
  checkConserved(cells, histogram(after.board, OJAMA + 1));
}
