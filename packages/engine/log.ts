// What a seat did, as run lengths: [ticks, input, ticks, input, …]. Neighboring runs differ in their input, so that one
// game has exactly one log.

import type { Input } from './game.ts';

export type Log = readonly number[];

/** A log that still grows. */
export class Recorder {
  #runs: number[] = [];
  #last: Input | undefined;

  /** Gives the input back. */
  add(input: Input, ticks = 1): Input {
    if (input === this.#last) (this.#runs[this.#runs.length - 2] as number) += ticks;
    else this.#runs.push(ticks, input);
    this.#last = input;
    return input;
  }

  log(): Log {
    return [...this.#runs];
  }
}

/** Reads a log one tick at a time. */
export class LogReader {
  readonly #log: Log;
  #at = -2;
  #left = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Every tick of the log has been read. */
  get done(): boolean {
    return this.#left === 0 && this.#at + 2 >= this.#log.length;
  }

  next(): Input {
    this.#open();
    this.#left--;
    return this.#log[this.#at + 1] as number;
  }

  /** How many ticks without an input come next. */
  get idle(): number {
    if (this.done) return 0;
    this.#open();
    return this.#log[this.#at + 1] === 0 ? this.#left : 0;
  }

  /** Passes over so many ticks. */
  skip(ticks: number): void {
    for (let left = ticks; left > 0;) {
      this.#open();
      const passed = Math.min(left, this.#left);
      this.#left -= passed;
      left -= passed;
    }
  }

  /** The run that the next tick is in. */
  #open(): void {
    if (this.#left > 0) return;
    this.#at += 2;
    this.#left = this.#log[this.#at] as number;
  }
}

/** How many ticks a log covers. */
export function ticksOf(log: Log): number {
  let ticks = 0;
  for (let i = 0; i < log.length; i += 2) ticks += log[i] as number;
  return ticks;
}
