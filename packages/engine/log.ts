// What a seat did, as run lengths: [ticks, input, ticks, input, …]. Neighboring runs differ in their input, so that one
// game has exactly one log.

import type { Input } from './game.ts';

export type Log = readonly number[];

/** A log that still grows. */
export class Recorder {
  #runs: number[] = [];
  #last: Input | undefined;

  /** Gives the input back. */
  add(input: Input): Input {
    if (input === this.#last) (this.#runs[this.#runs.length - 2] as number)++;
    else this.#runs.push(1, input);
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
    if (this.#left === 0) {
      this.#at += 2;
      this.#left = this.#log[this.#at] as number;
    }
    this.#left--;
    return this.#log[this.#at + 1] as number;
  }
}

/** How many ticks a log covers. */
export function ticksOf(log: Log): number {
  let ticks = 0;
  for (let i = 0; i < log.length; i += 2) ticks += log[i] as number;
  return ticks;
}
