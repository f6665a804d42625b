// Work of one input, counted where it happens, so that no replay takes long to play again.

/** Grows while an input is taken. */
export interface InputWork {
  steps: number;
}

/** Steps of what an input may bring about; one step is a cell that the pen enters. */
export const STEPS = {
  /** Comparing the board before and after. */
  input: 3,
  cell: 1,
  /** The search for a way around. */
  reach: 4,
  /** The search of the whole board. */
  hint: 120,
} as const;
