// A stored list of run names. The newest are kept.

import { listOf, text } from '@rensa/engine';
import { store } from '../../base/storage/storage.ts';

const MAX_NAMES = 100;
const names = listOf(text(40), 0, MAX_NAMES);

export class StoredNames {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  has(name: string): boolean {
    return this.#load().includes(name);
  }

  add(name: string): void {
    store.save(this.#key, [name, ...this.#load().filter((each) => each !== name)].slice(0, MAX_NAMES));
  }

  #load(): readonly string[] {
    return store.load<readonly string[]>(this.#key, (raw) => names(raw, 'the names of runs'), []).value;
  }
}
