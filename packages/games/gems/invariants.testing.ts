import { checkConserved, checkCounters, histogram, kindsOf } from '../falling/invariants.testing.ts';
import { anyhow, flips, idle, planned } from '../falling/players.testing.ts';
import { type Dice, hold, type Subject, type Tick } from '../subject.testing.ts';
import { at, type Cell, colorOf, COLORS, COLS, DIAMOND, EMPTY, isEmptyAt, isNormal, letterOf, ROWS } from './board.ts';
import { fitsIn } from '../falling/pair.ts';
import type { Pair } from './pair.ts';
import { PATTERN_NAMES } from './pattern.ts';
import { resolveField } from './resolve.ts';
import { CHOICES, type Rules, RULES, RULES_NAMES } from './rules.ts';
import { settle } from './settle.ts';
import { cellsOf } from './slab.ts';
import { type Event, type Gems, type Mode, MODES, type Setup, type State } from './state.ts';
import { landing } from './rotate.ts';

/** Nothing waits, so that more happens in as many ticks. */
const QUICK: Partial<Rules> = {
  clearTicks: 1,
  settleTicks: 0,
  pauseTicks: 0,
  gravityTicks: 3,
  levels: null,
  lockTicks: 1,
  hardDrop: 0,
};

function setupOf(rules: Setup['rules'], mode: Mode, roll: Dice): Setup {
  return {
    rules,
    mode,
    pattern: PATTERN_NAMES[roll(PATTERN_NAMES.length)],
    ...(roll(4) > 0 && { options: anyOptions(roll) }),
  };
}

function anyOptions(roll: Dice): Partial<Rules> {
  const slabs = roll(2) === 0 ? {} : { slabs: [null, { rows: 2 + roll(11) }][roll(2)] ?? null };
  const attack = { ...(RULES.arcade.attack as NonNullable<Rules['attack']>), target: 1 + roll(100) };
  return { ...QUICK, diamondEvery: 1 + roll(30), attack, ...slabs, ...(roll(2) === 0 && flips(CHOICES, roll)) };
}

/** @public Loaded by its name. */
export const invariants: Subject<Gems> = {
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
  return resolveField({ board, slabs: state.slabs }, state.rules).score - 4 * (axis.row + child.row);
}

function check(tick: Tick<Gems>): void {
  const { before, after } = tick;
  checkCounters(tick);
  checkPoints(tick);
  hold((after.breaking !== null) === (after.phase === 'clear'), 'something breaks when nothing is shown to');
  hold((after.ending !== null) === (after.phase === 'over'), 'the end is not told');
  const waiting = after.pending + after.queued;
  hold(after.pending >= 0 && after.queued >= 0 && waiting <= (after.rules.attack?.most ?? 0), 'too much waits');
  hold(after.techs >= before.techs && after.allClears >= before.allClears, 'a count falls');
  if (after.pair !== null) hold(fitsIn(isEmptyAt, after.board, after.pair), 'the piece is in a cell that is taken');
  if (after.board === before.board && after.phase === before.phase) return;
  const known = after.board.every((cell) => cell >= EMPTY && letterOf(cell) !== undefined);
  hold(after.board.length === ROWS * COLS && known, 'a cell is unknown');
  if (after.phase !== 'pause') hold(settle(after, after.rules).falls.length === 0, 'something floats');
  checkSlabs(after);
  checkCells(tick);
}

/** The points of events are what the score gains; while a piece is in hand, drops come on top. */
function checkPoints({ before, after, events }: Tick<Gems>): void {
  const told = events.reduce((sum, event) => sum + pointsOf(event), 0);
  const gained = after.score - before.score;
  hold(
    before.pair === null ? gained === told : gained >= told,
    `events tell ${told} points, the score gains ${gained}`,
  );
}

function pointsOf(event: Event): number {
  if (event.kind === 'broke') return event.link.score;
  return event.kind === 'tech' || event.kind === 'allClear' ? event.points : 0;
}

/** Slabs are rectangles of normal gems of one color that do not overlap. */
function checkSlabs({ board, slabs, rules }: State): void {
  const cells = slabs.flatMap(cellsOf);
  hold(new Set(cells).size === cells.length, 'slabs overlap');
  for (const slab of slabs) {
    const values = cellsOf(slab).map((index) => board[index]);
    hold(
      values.every((cell) => isNormal(cell) && cell === values[0]),
      'a slab is not of one color',
    );
    hold(slab.w > 1 && slab.h > 1 && slab.h <= (rules.slabs?.rows ?? 0), 'a slab has a wrong size');
  }
}

const valueOf = (cell: Cell): number => (cell === DIAMOND ? COLORS + 1 : colorOf(cell));

function checkCells({ before, after, events }: Tick<Gems>): void {
  const cells = histogram(before.board, COLORS + 2, valueOf);
  const add = (cell: Cell, count: number): void => void (cells[valueOf(cell)] += count);
  for (const event of events) {
    if (event.kind === 'locked') for (const gem of [before.pair?.axis, before.pair?.child]) add(gem ?? EMPTY, 1);
    if (event.kind === 'garbage') for (const { cell } of event.falls) add(cell, 1);
  }
  if (before.breaking !== null && after.breaking !== before.breaking) {
    const { cells: broken, shattered, techs } = before.breaking;
    for (const index of [...broken, ...shattered, ...techs]) add(before.board[index], -1);
  }
  checkConserved(cells, histogram(after.board, COLORS + 2, valueOf));
}
