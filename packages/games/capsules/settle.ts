import type { Fall } from '../falling/fall.ts';
import { at, type Board, type Cell, cellOf, colorOf, COLS, EMPTY, KIND, kindOf, partnerOf, rowsOf } from './board.ts';
import type { Rules } from './rules.ts';

export interface Settled {
  readonly board: Board;
  readonly falls: readonly Fall[];
}

/** A board in motion: what is where, where it was at first, and in which pass it last moved. */
interface Motion {
  readonly cells: Cell[];
  readonly origins: number[];
  readonly passes: number[];
  pass: number;
}

/** What falls when nothing has been cleared: where lines come first, a flat capsule then holds on one support. */
export function settleUncleared(board: Board, rules: Rules): Settled {
  return settle(board, rules.afterLock === 'match' ? { ...rules, flat: 'holds' } : rules);
}

/**
 * Everything without support falls, a row in each pass, until nothing moves. A pass goes from the floor up and from left
 * to right, so that a whole stack sinks as one. Viruses stay.
 */
export function settle(board: Board, rules: Rules): Settled {
  const cells = [...board];
  const motion: Motion = { cells, origins: cells.map((_, index) => index), passes: cells.map(() => 0), pass: 1 };
  while (sinkOnce(motion, rules)) motion.pass++;
  return motion.pass === 1 ? { board, falls: [] } : { board: cells, falls: fallsOf(motion, rules) };
}

function sinkOnce(motion: Motion, rules: Rules): boolean {
  let moved = false;
  const end = at(rowsOf(motion.cells), 0);
  for (let index = COLS; index < end; index++) {
    const kind = kindOf(motion.cells[index]);
    // The left or lower half speaks for its capsule.
    if (kind === KIND.virus || kind === KIND.left || kind === KIND.below) continue;
    if (kind === KIND.right ? sinkFlat(motion, index, rules) : sinkUpright(motion, index)) moved = true;
  }
  return moved;
}

function isOpen(motion: Motion, index: number): boolean {
  return motion.cells[index - COLS] === EMPTY;
}

/** A single, or a capsule that stands on its lower half. */
function sinkUpright(motion: Motion, index: number): boolean {
  if (!isOpen(motion, index)) return false;
  const above = partnerOf(motion.cells, index);
  sink(motion, index);
  if (above !== index) sink(motion, above);
  return true;
}

/** With support under one half only the capsule comes apart, and that is motion too: the other half falls later. */
function sinkFlat(motion: Motion, index: number, { flat }: Rules): boolean {
  const [left, right] = [isOpen(motion, index), isOpen(motion, index + 1)];
  if (left && right) {
    sink(motion, index);
    sink(motion, index + 1);
    return true;
  }
  if (left === right || flat === 'holds') return false;
  for (const half of [index, index + 1]) {
    motion.cells[half] = cellOf(colorOf(motion.cells[half]), KIND.single);
  }
  return true;
}

function sink({ cells, origins, passes, pass }: Motion, index: number): void {
  const below = index - COLS;
  cells[below] = cells[index];
  cells[index] = EMPTY;
  origins[below] = origins[index];
  passes[below] = pass;
}

function fallsOf({ cells, origins, passes }: Motion, rules: Rules): Fall[] {
  const falls: Fall[] = [];
  cells.forEach((cell, index) => {
    const origin = origins[index];
    if (cell === EMPTY || origin <= index) return;
    const [from, to] = [Math.floor(origin / COLS), Math.floor(index / COLS)];
    falls.push({ cell, col: index % COLS, from, to, ticks: rules.fallTicks * passes[index] });
  });
  return falls;
}

/** Ticks until all of these have come to rest. */
export function restTicks(falls: readonly Fall[]): number {
  return falls.reduce((most, { ticks }) => Math.max(most, ticks), 0);
}
