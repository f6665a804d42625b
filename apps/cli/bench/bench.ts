import type { Effort, Figures } from './stopwatch.ts';

export interface Bench {
  /** Benches of one kind share the word before a slash, which runs all of them. */
  readonly name: string;
  readonly unit: string;
  readonly does: string;
  readonly reference: string;
  readonly measure: (effort: Effort) => Figures;
}
