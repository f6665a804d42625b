// Inputs of a side as run lengths, as in the log of a replay.

import { type Input, type Log, ticksOf } from '@rensa/engine';
import { MAX_RUNS, MAX_TICK } from './layout.ts';

const MAX_INPUT = 0x7fff_ffff;

/** Accepts runs from outside: none is empty, neighbors differ, and together they are shorter than a round can be. */
export function checkRuns(raw: unknown): Log {
  if (!Array.isArray(raw) || raw.length % 2 !== 0 || raw.length === 0)
    throw new Error('runs must be pairs of ticks and input');
  if (raw.length > 2 * MAX_RUNS) throw new Error(`runs must be ${MAX_RUNS} pairs at most`);
  for (let i = 0; i < raw.length; i += 2) {
    check(raw[i], 1, MAX_TICK);
    check(raw[i + 1], 0, MAX_INPUT);
    if (i > 0 && raw[i - 1] === raw[i + 1]) throw new Error('two neighboring runs have the same input');
  }
  const ticks = ticksOf(raw as Log);
  if (ticks > MAX_TICK) throw new Error(`runs must cover ${MAX_TICK} ticks at most, not ${ticks}`);
  return raw as Log;
}

function check(value: unknown, least: number, most: number): void {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most && !Object.is(value, -0))
    return;
  throw new Error(`a number in runs must be a whole one from ${least} to ${most}`);
}

/** The runs of some of the inputs of a log, `from` and `to` being ticks. */
export function runsIn(inputs: readonly Input[], from: number, to: number): number[] {
  const runs: number[] = [];
  for (let tick = from; tick <= to; tick++) {
    const input = inputs[tick - 1] ?? 0;
    if (runs.at(-1) === input) runs[runs.length - 2] = (runs.at(-2) ?? 0) + 1;
    else runs.push(1, input);
  }
  return runs;
}

/** The inputs of runs, one per tick. */
export function inputsIn(runs: Log): Input[] {
  const inputs: Input[] = [];
  for (let i = 0; i < runs.length; i += 2)
    for (let left = runs[i] ?? 0; left > 0; left--) inputs.push(runs[i + 1] ?? 0);
  return inputs;
}
