import { programJson } from './program.testing.ts';

/** The figures that `rensa bench` prints for one bench. */
export interface PrintedRates {
  readonly rate: number;
  readonly unit: string;
  readonly referenceRate: number;
  readonly ratio: number;
  readonly p50?: number;
  readonly p95?: number;
  readonly max?: number;
  readonly value?: number;
}

/** Milliseconds that a bench may take; a busy machine gives it little CPU time. */
export const BENCH_MS = 300_000;

export async function bench(...names: string[]): Promise<[string, PrintedRates][]> {
  return Object.entries((await programJson(['bench', ...names, '--brief'])) as Record<string, PrintedRates>);
}
