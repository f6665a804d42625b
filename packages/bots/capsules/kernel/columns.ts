// Costs of columns. The same columns recur in a search, so each cost is remembered by the cells of its column.

import type { StageWeights, Weights } from './weights.ts';

const SLOT_BITS = 14;
const SLOT_WORDS = 8;
const ROOM_ROW = 13;

/** Costs of single columns. A slot holds the three words of a column, and its cost with many and with few viruses. */
export class ColumnCosts {
  readonly #weights: StageWeights;
  /** An empty column costs nothing, as all slots say at first. */
  readonly slots = new Int32Array(SLOT_WORDS << SLOT_BITS);

  constructor(weights: StageWeights) {
    this.#weights = weights;
  }

  /** Returns the slot of a column. Its cost with many viruses is 3 words on, with few viruses 4. */
  find(low: number, high: number, virus: number): number {
    const mixed = Math.imul(low, 0x9e37_79b1) ^ Math.imul(high, 0x85eb_ca6b) ^ Math.imul(virus, 0xc2b2_ae35);
    const at = (Math.imul(mixed ^ (mixed >>> 15), 0x27d4_eb2f) >>> (32 - SLOT_BITS)) * SLOT_WORDS;
    const { slots } = this;
    if (slots[at] === low && slots[at + 1] === high && slots[at + 2] === virus) return at;
    const runs = runsIn(low, high, virus);
    slots[at] = low;
    slots[at + 1] = high;
    slots[at + 2] = virus;
    slots[at + 3] = costOf(runs, this.#weights.many);
    slots[at + 4] = costOf(runs, this.#weights.few);
    return at;
  }
}

/** A stretch of neighboring cells of one color in a column. */
interface ColumnRun {
  readonly length: number;
  readonly viruses: number;
  /** Row of its lowest cell. */
  readonly row: number;
  /** True if no virus is in it or below it. */
  readonly idle: boolean;
}

/** Lists runs from the top. */
function runsIn(low: number, high: number, virus: number): ColumnRun[] {
  const runs: ColumnRun[] = [];
  const colorAt = (row: number): number => ((low >>> row) & 1) | (((high >>> row) & 1) << 1);
  const viruses = (top: number, row: number): number => {
    let count = 0;
    for (let r = row; r <= top; r++) count += (virus >>> r) & 1;
    return count;
  };
  for (let top = 31 - Math.clz32(low | high); top >= 0;) {
    const color = colorAt(top);
    let row = top;
    while (row > 0 && colorAt(row - 1) === color) row--;
    const idle = (virus & ((2 << top) - 1)) === 0;
    if (color !== 0) runs.push({ length: top - row + 1, viruses: viruses(top, row), row, idle });
    top = row - 1;
  }
  return runs;
}

function costOf(runs: readonly ColumnRun[], { plain, infected, idle, buried, room }: Weights): number {
  return runs.reduce((sum, run, above) => {
    const at = 3 * (Math.min(run.length, 3) - 1) + Math.min(above, 2);
    const length = run.idle ? idle : (run.viruses > 0 ? infected : plain)[at];
    return sum + length + buried * run.viruses * above + (run.row >= ROOM_ROW ? room : 0);
  }, 0);
}
