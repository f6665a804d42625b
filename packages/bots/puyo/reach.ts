// Which placements a player can reach, worked out on heights alone and remembered by them.
//
// A pair appears with its axis in row 11, has one tick there, and sinks into row 10 unless it stands on something. What
// can be reached further down can be reached from row 10, so only axis rows 10 to 12 matter, and of a column only
// whether its height is at most 9, or 10, 11, 12 or 13, and whether its cell in row 13 is taken.
//
// A pair in the air has the ticks of a whole row for as many moves as it likes. One that stands keeps its row only while
// it stands: a move that leaves it without support costs a row in the same tick.

import { COLS, ROWS, SPAWN_COL } from '@rensa/games/puyo';
import { heightOf, wordOf } from '../lanes.ts';

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

/** The top being explored: its heights, none below 9, and the columns whose cell in row 13 is taken. */
const heights = new Int32Array(COLS);
let taken = 0;

function remember(key: number): number {
  let classes = key >> COLS;
  for (let col = COLS - 1; col >= 0; col--) {
    heights[col] = LOW_ROW + (classes % CLASSES);
    classes = Math.floor(classes / CLASSES);
  }
  taken = key & ((1 << COLS) - 1);
  const moves = explore();
  known[key] = moves | KNOWN;
  return moves;
}

/** Where a pair is, as one number: the placement that it would fall into, and the row of its axis. */
type Spot = number;

const spotOf = (row: number, col: number, rot: number): Spot => MOVES * row + moveOf(col, rot);
const NOWHERE: Spot = -1;
const SPOTS = MOVES * ROWS;
const COL_OF_ROT = [0, 1, 0, -1] as const;
const ROW_OF_ROT = [1, 0, -1, 0] as const;

/** Spots found so far: standing there, and from SPOTS on in the air there. */
const seen = new Uint8Array(2 * SPOTS);
const queue = new Int32Array(2 * SPOTS);
let found = 0;

function explore(): number {
  seen.fill(0);
  found = 0;
  const spawn = spotOf(SPAWN_ROW, SPAWN_COL, 0);
  if (!fits(SPAWN_ROW, SPAWN_COL, 0)) return 0;
  tick(spawn, false);
  let moves = 0;
  for (let i = 0; i < found; i++) {
    const entry = queue[i] as number;
    const inAir = entry >= SPOTS;
    const spot = inAir ? entry - SPOTS : entry;
    moves |= 1 << (spot % MOVES);
    tick(spot, inAir);
    if (inAir) arrive(spot);
  }
  return moves;
}

function visit(spot: Spot, inAir: boolean): void {
  const entry = inAir ? spot + SPOTS : spot;
  if (spot < FIRST_ROW * MOVES || seen[entry] === 1) return;
  seen[entry] = 1;
  queue[found++] = entry;
}

/** Where a pair is once nothing holds it in its row any more. */
function arrive(spot: Spot): void {
  const move = spot % MOVES;
  const falls = fits(Math.floor(spot / MOVES) - 1, colOf(move), rotOf(move));
  visit(falls ? spot - MOVES : spot, falls);
}

/** All that one tick can do: a turn or none, then a shift or none. A flip takes two, the first of which moves nothing. */
function tick(spot: Spot, inAir: boolean): void {
  shifts(spot, inAir);
  shifts(turn(spot, 1), inAir);
  shifts(turn(spot, 3), inAir);
}

function shifts(spot: Spot, inAir: boolean): void {
  if (spot === NOWHERE) return;
  const move = spot % MOVES;
  const row = Math.floor(spot / MOVES);
  for (let col = colOf(move) - 1; col <= colOf(move) + 1; col++) {
    if (!fits(row, col, rotOf(move))) continue;
    if (inAir) visit(spotOf(row, col, rotOf(move)), true);
    else arrive(spotOf(row, col, rotOf(move)));
  }
}

/** Turned by quarters: in place, kicked, or flipped between two walls. */
function turn(spot: Spot, quarters: number): Spot {
  const [row, col, from] = [Math.floor(spot / MOVES), colOf(spot % MOVES), rotOf(spot)];
  const rot = (from + quarters) & 3;
  if (fits(row, col, rot)) return spotOf(row, col, rot);
  const away = col - (COL_OF_ROT[rot] as number);
  if (away !== col && fits(row, away, rot)) return spotOf(row, away, rot);
  if (rot === 2 && row < KICK_ROW && fits(row + 1, col, rot)) return spotOf(row + 1, col, rot);
  if (from === 2) return spotOf(row - 1, col, 0);
  return from === 0 && row < KICK_ROW ? spotOf(row + 1, col, 2) : NOWHERE;
}

function fits(row: number, col: number, rot: number): boolean {
  return isFree(row, col) && isFree(row + (ROW_OF_ROT[rot] as number), col + (COL_OF_ROT[rot] as number));
}

function isFree(row: number, col: number): boolean {
  if (col < 0 || col >= COLS || row > TOP_ROW) return false;
  return row === TOP_ROW ? ((taken >> col) & 1) === 0 : row >= (heights[col] as number);
}
