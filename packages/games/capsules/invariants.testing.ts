import { checkConserved, checkCounters, histogram, kindsOf } from '../falling/invariants.testing.ts';
import { anyhow, flips, idle, planned } from '../falling/players.testing.ts';
import { type Dice, hold, type Subject, type Tick } from '../subject.testing.ts';
import { colorOf, COLS, EMPTY, partnerOf, virusesOn } from './board.ts';
import { type Capsule, fits, floorRowOf, withCapsule } from './capsule.ts';
import type { Line } from './clear.ts';
import { resolveBoard } from './resolve.ts';
import { CHOICES, type Rules, RULES_NAMES, SPEEDS } from './rules.ts';
import { settleUncleared } from './settle.ts';
import { type Capsules, type Mode, MODES, type Setup, type State } from './state.ts';

/** Nothing waits, so that more happens in as many ticks. */
const QUICK: Partial<Rules> = {
  readyTicks: 1,
  clearedTicks: 1,
  clearTicks: 1,
  fallTicks: 0,
  rest: null,
  spawnTicks: { low: 1, med: 1, hi: 1 },
  lockTicks: 1,
  hardDrop: 0,
};

function setupOf(rules: Setup['rules'], mode: Mode, roll: Dice): Setup {
  return {
    rules,
    mode,
    level: roll(3) === 0 ? roll(21) : 0,
    speed: SPEEDS[roll(3)],
    ...(roll(4) > 0 && { options: anyOptions(roll) }),
  };
}

function anyOptions(roll: Dice): Partial<Rules> {
  const attack = { least: 1 + roll(2), most: 1 + roll(4) };
  return { ...QUICK, attack, ...(roll(2) === 0 && { ...flips(CHOICES, roll), rows: 16 + roll(3) }) };
}

/** @public Loaded by its name. */
export const invariants: Subject<Capsules> = {
  kinds: kindsOf({ rules: RULES_NAMES, modes: MODES, match: 'single' }, setupOf),
  players: [anyhow, planned<State>(COLS, worth), idle],
  check,
};

/** Likes dead viruses, then lines, then company of its color, then low places. */
function worth(state: State, capsule: Capsule): number {
  const row = floorRowOf(state, capsule);
  const { board } = withCapsule(state, { ...capsule, row });
  const { viruses, lines } = resolveBoard(board, state.rules, state.setup.speed);
  return 100 * viruses + 50 * lines - row;
}

function check(tick: Tick<Capsules>): void {
  const { before, after } = tick;
  checkCounters(tick);
  const told = tick.events.reduce((sum, event) => sum + (event.kind === 'cleared' ? event.points : 0), 0);
  hold(before.pair !== null || after.score - before.score === told, 'clears do not tell what the score gains');
  hold(after.lines.length > 0 === (after.phase === 'clear'), 'lines are shown when nothing is cleared');
  hold((after.ending !== null) === (after.phase === 'over'), 'the end is not told');
  hold(
    after.queued === after.incoming.length,
    `${after.queued} halves wait, of ${after.incoming.length} a color is known`,
  );
  if (after.pair !== null) hold(fits(after, after.pair), 'the capsule is in a cell that is taken');
  if (after.board === before.board && after.phase === before.phase) return;
  checkBottle(after);
  checkCells(tick);
}

function checkBottle({ board, rules, phase, viruses }: State): void {
  const known = board.every((cell) => cell === EMPTY || (colorOf(cell) > 0 && cell < 4 * 6));
  hold(board.length === rules.rows * COLS && known, 'a cell is unknown');
  hold(
    board.every((_, index) => partnerOf(board, partnerOf(board, index)) === index),
    'half a capsule has lost the other',
  );
  hold(virusesOn(board).reduce((sum, count) => sum + count) === viruses, 'viruses are not counted');
  const isPlayedOut = phase !== 'cleared' && phase !== 'over';
  if (isPlayedOut) hold(settleUncleared(board, rules).falls.length === 0, 'something floats');
}

/** Halves from the other side may take the place of what is there, and the rim may cut off half a capsule. */
function checkCells({ before, after, events }: Tick<Capsules>): void {
  if (events.some(({ kind }) => kind === 'staged')) return;
  const cells = histogram(before.board, 4, colorOf);
  let [fallen, cut] = [0, 0];
  for (const event of events) {
    if (event.kind === 'garbage') fallen += event.cells.length;
    if (event.kind === 'cleared') removeLines(cells, before, event.lines);
    if (event.kind !== 'locked') continue;
    for (const half of [before.pair?.axis, before.pair?.child]) cells[half ?? 0]++;
    cut += 2 - event.cells.length;
  }
  const found = histogram(after.board, 4, colorOf);
  if (fallen + cut === 0) return checkConserved(cells, found);
  const more = filled(found) - (filled(cells) - cut);
  hold(more >= 0 && more <= fallen, `${more} cells have come from ${fallen} that fell`);
}

function removeLines(cells: number[], { board }: State, lines: readonly Line[]): void {
  for (const index of new Set(lines.flatMap((line) => line.cells))) cells[colorOf(board[index])]--;
}

function filled([, ...counts]: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
