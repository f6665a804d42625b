// Places where the capsule in hand can lock, on bits, row by row from the top. A set of places is one word with four
// lanes and a bit per column: flat with the axis on the left, flat with it on the right, upright with it below, upright
// with it above. The column is that of the left or lower half, the row that of the lower half.
//
// A hand that must wait between presses has one such set per number of ticks it still has to wait. It works on bits
// because a search asks this for every board.

import { type Rules, SPAWN_COL } from '@rensa/games/capsules';

/** Options of the rules that matter for where a capsule can go. */
export type ReachRules = Pick<Rules, 'rows' | 'rim' | 'entry' | 'order' | 'kicks' | 'lockTicks'>;

/** Speed of a falling capsule and of the hand that steers it, in ticks. */
export interface ReachTimes {
  /** Ticks per row of a falling capsule. */
  readonly rowTicks: number;
  /** Ticks from a new capsule to the first press. */
  readonly reaction: number;
  /** Ticks from one press to the next; 1 is a press in every tick. */
  readonly gap: number;
}

/** A place to lock as one number: row, column and lane. */
export type Move = number;

export const rowOf = (move: Move): number => move >> 5;
export const colOf = (move: Move): number => (move >> 2) & 7;
export const isUpright = (move: Move): boolean => (move & 2) !== 0;
/** True if the axis is the right or upper half. */
export const isMirrored = (move: Move): boolean => (move & 1) !== 0;

const MAX_MOVES = 32 * 18;
export const MAX_GAP = 60;

/** Finds places to lock on one board after another. */
export class Reach {
  /** The places found last. */
  readonly moves = new Int32Array(MAX_MOVES);
  #count = 0;
  /** Places of the capsule in the air and on the ground, by ticks until the next press. */
  readonly #falling = new Int32Array(MAX_GAP);
  readonly #grounded = new Int32Array(MAX_GAP);
  #idle = 0;

  /** Finds the places where a new capsule can lock in this field, and returns their number. */
  find(f: Int32Array, rules: ReachRules, { rowTicks, reaction, gap }: ReachTimes): number {
    const { rows, order } = rules;
    this.#count = 0;
    this.#idle = reaction;
    this.#falling.fill(0, 0, gap);
    let ok = roomIn(f, rows - 1, rules);
    this.#falling[0] = ok & (1 << SPAWN_COL);
    const first = (rules.entry === 'hangs' ? rowTicks : 1) - (order === 'fall' ? 1 : 0);
    for (let row = rows - 1; row >= 0 && ok !== 0; row--) {
      const below = row === 0 ? 0 : roomIn(f, row - 1, rules);
      this.#steer(this.#falling, row === rows - 1 ? first : rowTicks, { ok, gap, rules });
      this.#land(row, below, { ok, gap, rules });
      ok = below;
    }
    return this.#count;
  }

  /** Adds the places that the hand can reach in `ticks` ticks within a row. */
  #steer(sets: Int32Array, ticks: number, { ok, gap, rules }: RowSteering): void {
    for (let tick = 0; tick < ticks; tick++) {
      if (this.#idle > 0) {
        this.#idle--;
        continue;
      }
      const pressed = press(sets[0], ok, rules);
      if (!waited(sets, gap, pressed)) return;
    }
  }

  /** Locks the places that cannot sink, at once or after steering on the ground. The others go on to the row below. */
  #land(row: number, below: number, { ok, gap, rules }: RowSteering): void {
    const [falling, grounded] = [this.#falling, this.#grounded];
    let locking = 0;
    for (let wait = 0; wait < gap; wait++) {
      const here = falling[wait];
      grounded[wait] = here & ~below;
      locking |= here & ~below;
      falling[wait] = here & below;
    }
    if (locking === 0) return;
    for (let tick = 0; tick < rules.lockTicks; tick++) {
      this.#steer(grounded, 1, { ok, gap, rules });
      for (let wait = 0; wait < gap; wait++) {
        const here = grounded[wait];
        falling[wait] |= here & below;
        grounded[wait] = here & ~below;
        locking |= here & ~below;
      }
    }
    this.#add(row, locking);
  }

  #add(row: number, places: number): void {
    for (let left = places; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      this.moves[this.#count++] = (row << 5) | ((bit & 7) << 2) | (bit >> 3);
    }
  }
}

interface RowSteering {
  /** Places of this row with room for a capsule. */
  readonly ok: number;
  readonly gap: number;
  readonly rules: ReachRules;
}

/**
 * Lets a tick pass: a hand that waited waits less, and one that pressed waits again. Returns whether anything changed.
 */
function waited(sets: Int32Array, gap: number, pressed: number): boolean {
  const last = gap - 1;
  let changed = 0;
  const ready = sets[0] | (last === 0 ? pressed : sets[1]);
  changed |= ready ^ sets[0];
  sets[0] = ready;
  for (let wait = 1; wait <= last; wait++) {
    const next = wait === last ? pressed : sets[wait + 1];
    changed |= next ^ sets[wait];
    sets[wait] = next;
  }
  return changed !== 0;
}

/** Places of a row with room for a capsule. */
function roomIn(f: Int32Array, row: number, { rows, rim }: ReachRules): number {
  const free = freeIn(f, row);
  const above = row + 1 < rows ? freeIn(f, row + 1) : rim === 'cut' ? 0xff : 0;
  return (free & (free >>> 1) & 0x7f) * 0x0101 + (free & above) * 0x0101_0000;
}

function freeIn(f: Int32Array, row: number): number {
  let filled = 0;
  for (let c = 0; c < 8; c++) filled |= (((f[c] | f[c + 8]) >>> row) & 1) << c;
  return ~filled & 0xff;
}

/** Places that one press leads to: a shift, a rotation, or both. */
function press(places: number, ok: number, { order, kicks }: ReachRules): number {
  return order === 'fall' ? rotated(shifted(places, ok), ok, kicks) : shifted(rotated(places, ok, kicks), ok);
}

function shifted(places: number, ok: number): number {
  return (places | (((places << 1) & 0xfefe_fefe) | ((places >>> 1) & 0x7f7f_7f7f))) & ok;
}

function rotated(places: number, ok: number, kicks: Rules['kicks']): number {
  const flat = (places | (places >>> 8)) & 0xff;
  const upright = ((places >>> 16) | (places >>> 24)) & 0xff;
  const toFlat = kicked(upright, ok & 0xff, true, kicks === 'both');
  const toUpright = kicked(flat, (ok >>> 16) & 0xff, kicks === 'both', kicks === 'both');
  return places | (toFlat * 0x0101) | (toUpright * 0x0101_0000);
}

/** Moves these columns to where there is room: straight, else one to the left, else one to the right. */
function kicked(from: number, room: number, left: boolean, right: boolean): number {
  let to = from & room;
  let blocked = from & ~room;
  if (left) {
    to |= (blocked >>> 1) & room;
    blocked &= ~((room << 1) & 0xff);
  }
  return right ? to | ((blocked << 1) & room) : to;
}
