// The JSON of a replay that grows. A game is saved every few seconds, and its log may be hours long: only what is new of
// it is turned into text.

import type { Log, Replay } from '@rensa/engine';

/** The runs of one seat that grow no more, as text. */
interface SettledRuns {
  readonly text: string;
  /** The count of numbers that they take in the log. */
  readonly length: number;
}

export class ReplayWriter {
  #settled: readonly SettledRuns[] = [];

  /** Takes the same game as before, at the same moment or later. */
  write({ log, ...head }: Replay): string {
    this.#settled = log.map((runs, seat) => settle(runs, this.#settled[seat]));
    const logs = log.map((runs, seat) => `[${this.#settled[seat]?.text ?? ''}${runs.slice(-2).join(',')}]`);
    return `${JSON.stringify(head).slice(0, -1)},"log":[${logs.join(',')}]}`;
  }
}

/** All runs but the last, each with a comma after it. */
function settle(runs: Log, { text, length }: SettledRuns = { text: '', length: 0 }): SettledRuns {
  const more = runs.slice(length, -2);
  return { text: more.length === 0 ? text : `${text}${more.join(',')},`, length: length + more.length };
}
