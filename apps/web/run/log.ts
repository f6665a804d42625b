import { type Input, type Log, LogReader } from '@rensa/engine';
import type { InputSource } from './source.ts';

/** Plays a seat from a recorded log. At its end it calls back and has nothing more to give. */
export class LogSource implements InputSource<unknown> {
  readonly #log: Log;
  readonly #onDone: () => void;
  #reader: LogReader;

  constructor(log: Log, onDone: () => void) {
    this.#log = log;
    this.#onDone = onDone;
    this.#reader = new LogReader(log);
  }

  next(): Input | undefined {
    if (!this.#reader.done) return this.#reader.next();
    this.#onDone();
    return undefined;
  }

  rewind(): void {
    this.#reader = new LogReader(this.#log);
  }

  resume(): void {}
  pause(): void {}
  dispose(): void {}
}
