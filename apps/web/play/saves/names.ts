// A stored list of run names. The newest are kept.

import { listOf, text } from '@rensa/engine';
import { mergedKind } from '../../base/storage/kinds.ts';
import { store } from '../../base/storage/storage.ts';

/** Names that are kept, the latest. Of runs that have ended all may matter, as long as a copy of their save is around. */
const MAX_NAMES = 1000;
const names = listOf(text(40), 0, MAX_NAMES);

/** Takes a stored list of names. */
export function parseNames(raw: unknown): readonly string[] {
  return names(raw, 'the names of runs');
}

/** Names of both; of too many the first list's and the latest of the second. */
function joinNames(mine: readonly string[], theirs: readonly string[]): readonly string[] {
  return [...new Set([...mine, ...theirs])].slice(0, MAX_NAMES);
}

export const RUN_NAMES = mergedKind(/^rensa:(?:ended|coached|saves)$/, parseNames, { none: [], merge: joinNames });

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
    return store.load<readonly string[]>(this.#key, parseNames, []).value;
  }
}
