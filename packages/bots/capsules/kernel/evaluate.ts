import { ColumnCosts } from './columns.ts';
import type { StageWeights } from './weights.ts';

/**
 * Viruses up to which only the weights for few count, and viruses above those from which only the weights for many
 * count.
 */
const FEW_VIRUSES = 4;
const VIRUS_SPAN = 20;

/** Factor of a cost: the sum of all weights is multiplied by it. */
export const COST_SCALE = VIRUS_SPAN;

/** Computes costs of fields. */
export class Evaluation {
  readonly #columns: ColumnCosts;
  readonly #weights: StageWeights;

  constructor(weights: StageWeights) {
    this.#columns = new ColumnCosts(weights);
    this.#weights = weights;
  }

  /** Cost of the current field, in a bottle of `rows` rows with `viruses` viruses left. */
  costOf(f: Int32Array, rows: number, viruses: number): number {
    const { many, few } = this.#weights;
    const { slots } = this.#columns;
    const share = Math.max(0, Math.min(VIRUS_SPAN, viruses - FEW_VIRUSES));
    const rest = VIRUS_SPAN - share;
    let columns = 0;
    let cells = 0;
    for (let c = 0; c < 8; c++) {
      const low = f[c];
      const high = f[c + 8];
      const at = this.#columns.find(low, high, f[c + 16]);
      columns += share * slots[at + 3] + rest * slots[at + 4];
      cells |= low | high;
    }
    const height = heightOf(cells);
    const shoulder = Math.max(0, Math.max(columnHeight(f, 2), columnHeight(f, 5)) - rows + 4);
    const neck = Math.max(columnHeight(f, 3), columnHeight(f, 4)) >= rows - 1 ? 1 : 0;
    return (
      columns +
      viruses * (share * many.virus + rest * few.virus) +
      height * (share * many.height + rest * few.height) +
      shoulder * (share * many.shoulder + rest * few.shoulder) +
      neck * (share * many.neck + rest * few.neck)
    );
  }
}

function columnHeight(f: Int32Array, c: number): number {
  return heightOf(f[c] | f[c + 8]);
}

/** The lowest row with no cell in it or above it. */
function heightOf(cells: number): number {
  return 32 - Math.clz32(cells);
}
