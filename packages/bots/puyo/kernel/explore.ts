// Every placement that a player can bring a pair to, found by trying all presses.
//
// A pair appears with its axis in row 11, hangs there for the time of a row, and then sinks into row 10 unless it
// stands on something. Everything further down can be reached from row 10, so only axis rows 10 to 12 matter.
//
// A pair that hangs or is in the air has the ticks of a whole row for any number of moves. A pair that stands keeps its
// row only while it stands: a move that takes its support away costs a row in the same tick.

import { COLS, ROWS, SPAWN_COL } from '@rensa/games/puyo';
import { colOf, moveOf, MOVES, rotOf } from '../../bits/move.ts';

const SPAWN_ROW = 11;
const KICK_ROW = 12;
const TOP_ROW = 13;
const FIRST_ROW = 10;

/** The place of a pair as one number: the placement into which it would fall, and the row of its axis. */
type PairSpot = number;

const spotOf = (row: number, col: number, rot: number): PairSpot => MOVES * row + moveOf(col, rot);
const NOWHERE: PairSpot = -1;
const SPOTS = MOVES * ROWS;
const COL_OF_ROT: readonly number[] = [0, 1, 0, -1];
const ROW_OF_ROT: readonly number[] = [1, 0, -1, 0];

/** A single search of one field. */
export class Exploration {
  /** Spots found so far. From SPOTS on they are in the air. */
  readonly #seen = new Uint8Array(2 * SPOTS);
  readonly #queue: number[] = [];
  readonly #heights: readonly number[];
  readonly #kept: number;

  /** Takes the heights of the columns, and the columns with a cell in row 13, one bit each. */
  constructor(heights: readonly number[], kept: number) {
    this.#heights = heights;
    this.#kept = kept;
  }

  /** The placements that can be reached, one bit each. */
  moves(): number {
    if (!this.#fits(SPAWN_ROW, SPAWN_COL, 0)) return 0;
    this.#visit(spotOf(SPAWN_ROW, SPAWN_COL, 0), true);
    let moves = 0;
    for (const entry of this.#queue) {
      const inAir = entry >= SPOTS;
      const spot = inAir ? entry - SPOTS : entry;
      moves |= 1 << (spot % MOVES);
      this.#tick(spot, inAir);
      if (inAir) this.#arrive(spot);
    }
    return moves;
  }

  #visit(spot: PairSpot, inAir: boolean): void {
    const entry = inAir ? spot + SPOTS : spot;
    if (spot < FIRST_ROW * MOVES || this.#seen[entry] === 1) return;
    this.#seen[entry] = 1;
    this.#queue.push(entry);
  }

  /** Adds the spot of a pair that nothing holds in its row. */
  #arrive(spot: PairSpot): void {
    const move = spot % MOVES;
    const falls = this.#fits(Math.floor(spot / MOVES) - 1, colOf(move), rotOf(move));
    this.#visit(falls ? spot - MOVES : spot, falls);
  }

  /**
   * Tries everything one tick allows: a rotation or none, then a shift or none. A flip takes two ticks, and the first
   * moves nothing.
   */
  #tick(spot: PairSpot, inAir: boolean): void {
    this.#shifts(spot, inAir);
    this.#shifts(this.#rotated(spot, 1), inAir);
    this.#shifts(this.#rotated(spot, 3), inAir);
  }

  #shifts(spot: PairSpot, inAir: boolean): void {
    if (spot === NOWHERE) return;
    const move = spot % MOVES;
    const row = Math.floor(spot / MOVES);
    for (let col = colOf(move) - 1; col <= colOf(move) + 1; col++) {
      if (!this.#fits(row, col, rotOf(move))) continue;
      if (inAir) this.#visit(spotOf(row, col, rotOf(move)), true);
      else this.#arrive(spotOf(row, col, rotOf(move)));
    }
  }

  /** The spot after a rotation by quarters: in place, kicked, or flipped between two walls. */
  #rotated(spot: PairSpot, quarters: number): PairSpot {
    const [row, col, from] = [Math.floor(spot / MOVES), colOf(spot % MOVES), rotOf(spot)];
    const rot = (from + quarters) & 3;
    if (this.#fits(row, col, rot)) return spotOf(row, col, rot);
    const away = col - COL_OF_ROT[rot];
    if (away !== col && this.#fits(row, away, rot)) return spotOf(row, away, rot);
    if (rot === 2 && row < KICK_ROW && this.#fits(row + 1, col, rot)) return spotOf(row + 1, col, rot);
    if (from === 2) return spotOf(row - 1, col, 0);
    return from === 0 && row < KICK_ROW ? spotOf(row + 1, col, 2) : NOWHERE;
  }

  #fits(row: number, col: number, rot: number): boolean {
    return this.#isFree(row, col) && this.#isFree(row + ROW_OF_ROT[rot], col + COL_OF_ROT[rot]);
  }

  #isFree(row: number, col: number): boolean {
    if (col < 0 || col >= COLS || row > TOP_ROW) return false;
    return row === TOP_ROW ? ((this.#kept >> col) & 1) === 0 : row >= this.#heights[col];
  }
}
