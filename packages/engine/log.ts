// The inputs of a seat as run lengths: [ticks, input, ticks, input, …]. Neighboring runs differ in their input, so that
// one game has exactly one log.

import type { Input } from './game.ts';

export type Log = readonly number[];

/** A log that still grows. */
export class Recorder {
  readonly #ended: number[] = [];
  /** The run that goes on. */
  #ticks = 0;
  #input: Input = 0;

  /** Returns the input that it was given. */
  add(input: Input, ticks = 1): Input {
    if (input !== this.#input) {
      this.#ended.push(...this.#run());
      this.#ticks = 0;
    }
    this.#input = input;
    this.#ticks += ticks;
    return input;
  }

  log(): Log {
    return [...this.#ended, ...this.#run()];
  }

  #run(): Log {
    return this.#ticks === 0 ? [] : [this.#ticks, this.#input];
  }
}

/** Reads a log one tick at a time. */
export class LogReader {
  readonly #log: Log;
  /** The index of the next run. */
  #next = 0;
  /** Ticks left of the run that is being read, and its input. */
  #left = 0;
  #input: Input = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Every tick of the log has been read. */
  get done(): boolean {
    return this.#left === 0 && this.#next >= this.#log.length;
  }

  next(): Input {
    this.#open();
    this.#left--;
    return this.#input;
  }

  /** Ticks without an input that come next. */
  get idle(): number {
    if (this.done) return 0;
    this.#open();
    return this.#input === 0 ? this.#left : 0;
  }

  /** Passes over `ticks` ticks. */
  skip(ticks: number): void {
    for (let left = ticks; left > 0;) {
      this.#open();
      const passed = Math.min(left, this.#left);
      this.#left -= passed;
      left -= passed;
    }
  }

  /** Enters the run of the next tick. After the last run nothing is pressed. */
  #open(): void {
    if (this.#left > 0) return;
    this.#left = this.#log[this.#next] ?? Infinity;
    this.#input = this.#log[this.#next + 1] ?? 0;
    this.#next += 2;
  }
}

/** Ticks that a log covers. */
export function ticksOf(log: Log): number {
  let ticks = 0;
  for (let i = 0; i < log.length; i += 2) ticks += log[i] ?? 0;
  return ticks;
}

/** The runs of a log, in order. */
export function runsOf(log: Log): { readonly ticks: number; readonly input: Input }[] {
  const runs = [];
  for (let i = 0; i < log.length; i += 2) runs.push({ ticks: log[i] ?? 0, input: log[i + 1] ?? 0 });
  return runs;
}
