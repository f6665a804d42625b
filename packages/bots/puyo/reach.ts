// Which placements a player can reach, worked out on heights alone and remembered by them.
//
// A pair appears with its axis in row 11, has one tick there, and sinks into row 10 unless it stands on something. What
// can be reached further down can be reached from row 10, so only axis rows 10 to 12 matter, and of a column only
// whether its height is at most 9, or 10, 11, 12 or 13, and whether its cell in row 13 is taken.
//
// A pair in the air has the ticks of a whole row for as many moves as it likes. One that stands keeps its row only while
// it stands: a move that leaves it without support costs a row in the same tick.

import { COLS, SPAWN_COL } from '@rensa/games/puyo';
import { heightOf, wordOf } from './lanes.ts';

/** A placement is the column of the axis and the side of the child, as one number: 4 x col + rot. */
export type Move = number;

export const MOVES = 4 * COLS;
export const moveOf = (col: number, rot: number): Move => 4 * col + rot;
export const colOf = (move: Move): number => move >> 2;
export const rotOf = (move: Move): number => move & 3;

/** All that stay within the walls. */
export const EVERY_MOVE = ((1 << MOVES) - 1) & ~(1 << moveOf(0, 3)) & ~(1 << moveOf(COLS - 1, 1));

const LOW_ROW = 9;
const CLASSES = 5;
const SPAWN_ROW = 11;
const KICK_ROW = 12;
const TOP_ROW = 13;
const FIRST_ROW = 10;

/** By classes of heights and kept cells; bit 31 marks an entry that has been worked out. */
const known = new Int32Array((CLASSES ** COLS) << COLS);
const KNOWN = 1 << 31;

/** The placements that can be reached, one bit each, above these settled cells with these cells of row 13 taken. */
export function reachable(a: number, b: number, c: number, kept: number): number {
  if (((a | b | c) & 0x0800_0800) === 0) return EVERY_MOVE;
  let key = 0;
  for (let col = 0; col < COLS; col++) {
    const height = heightOf(wordOf(col) === 0 ? a : wordOf(col) === 1 ? b : c, col);
    key = 5 * key + (height > 9 ? height - 9 : 0);
  }
  key = (key << 6) | kept;
  const found = known[key] as number;
  return found === 0 ? remember(key) : found & EVERY_MOVE;
}

function remember(key: number): number {
  const heights: number[] = [];
  let classes = key >> COLS;
  for (let col = COLS - 1; col >= 0; col--) {
    heights[col] = LOW_ROW + (classes % CLASSES);
    classes = Math.floor(classes / CLASSES);
  }
  const moves = explore({ heights, kept: key & ((1 << COLS) - 1) });
  known[key] = moves | KNOWN;
  return moves;
}

interface Top {
  readonly heights: readonly number[];
  readonly kept: number;
}

interface Spot {
  readonly row: number;
  readonly col: number;
  readonly rot: number;
}

const ROW_OF_ROT = [1, 0, -1, 0] as const;
const COL_OF_ROT = [0, 1, 0, -1] as const;

/** Spots to go on from, each in the air or standing. */
interface Search {
  readonly top: Top;
  readonly seen: Set<number>;
  readonly queue: { readonly spot: Spot; readonly inAir: boolean }[];
}

function explore(top: Top): number {
  const search: Search = { top, seen: new Set(), queue: [] };
  const spawn: Spot = { row: SPAWN_ROW, col: SPAWN_COL, rot: 0 };
  if (!fits(top, spawn)) return 0;
  let moves = 0;
  for (const spot of tickFrom(top, spawn)) arrive(search, spot);
  for (const { spot, inAir } of search.queue) {
    moves |= 1 << moveOf(spot.col, spot.rot);
    for (const next of tickFrom(top, spot)) {
      if (inAir) visit(search, next, true);
      else arrive(search, next);
    }
    if (inAir) arrive(search, spot);
  }
  return moves;
}

/** Where a pair is once nothing holds it in its row any more. */
function arrive(search: Search, spot: Spot): void {
  const lower = { ...spot, row: spot.row - 1 };
  if (!fits(search.top, lower)) visit(search, spot, false);
  else visit(search, lower, true);
}

function visit({ seen, queue }: Search, spot: Spot, inAir: boolean): void {
  if (spot.row < FIRST_ROW) return;
  const key = ((spot.row * COLS + spot.col) * 4 + spot.rot) * 2 + (inAir ? 1 : 0);
  if (seen.has(key)) return;
  seen.add(key);
  queue.push({ spot, inAir });
}

/** What one tick can do: a turn or none, then a shift or none. A flip takes two ticks, the first of which moves nothing. */
function tickFrom(top: Top, spot: Spot): Spot[] {
  const turned = [spot, ...turnsOf(top, spot)];
  const shifted = turned.flatMap((from) => [-1, 1].map((cols) => ({ ...from, col: from.col + cols })));
  return [...turned, ...shifted.filter((to) => fits(top, to))];
}

function turnsOf(top: Top, spot: Spot): Spot[] {
  return [1, 3].flatMap((quarter) => {
    const rot = (spot.rot + quarter) % 4;
    const to = [{ ...spot, rot }, ...kicked(spot, rot)].find((place) => fits(top, place));
    return to === undefined ? flipped(spot) : [to];
  });
}

function kicked({ row, col }: Spot, rot: number): Spot[] {
  if (rot === 0) return [];
  if (rot !== 2) return [{ row, col: col - (COL_OF_ROT[rot] as number), rot }];
  return row < KICK_ROW ? [{ row: row + 1, col, rot }] : [];
}

function flipped({ row, col, rot }: Spot): Spot[] {
  if (rot === 2) return [{ row: row - 1, col, rot: 0 }];
  return rot === 0 && row < KICK_ROW ? [{ row: row + 1, col, rot: 2 }] : [];
}

function fits(top: Top, { row, col, rot }: Spot): boolean {
  return isFree(top, row, col) && isFree(top, row + (ROW_OF_ROT[rot] as number), col + (COL_OF_ROT[rot] as number));
}

function isFree({ heights, kept }: Top, row: number, col: number): boolean {
  if (col < 0 || col >= COLS || row > TOP_ROW) return false;
  return row === TOP_ROW ? ((kept >> col) & 1) === 0 : row >= (heights[col] as number);
}
