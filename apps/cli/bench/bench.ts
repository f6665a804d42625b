import type { Effort, Figures } from './stopwatch.ts';

export interface Bench {
  /** Several of one kind share the word before a slash, by which they are asked for together. */
  readonly name: string;
  readonly unit: string;
  readonly does: string;
  readonly reference: string;
  readonly measure: (effort: Effort) => Figures;
}
