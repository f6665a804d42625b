// Names of runs about which something is remembered.

import { listOf, text } from '@rensa/engine';
import { store } from '../../base/storage/storage.ts';

/** Older names are forgotten. */
const MOST = 100;
const names = listOf(text(40), 0, MOST);

export class RunNames {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  has(name: string): boolean {
    return this.#load().includes(name);
  }

  add(name: string): void {
    store.save(this.#key, [name, ...this.#load().filter((each) => each !== name)].slice(0, MOST));
  }

  #load(): readonly string[] {
    return store.load<readonly string[]>(this.#key, (raw) => names(raw, 'the names of runs'), []).value;
  }
}
