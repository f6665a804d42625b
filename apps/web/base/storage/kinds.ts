// Kinds of stored data. Each has one check, for what is read here and for what a file brings.

import type { InParts } from '@rensa/engine';

export interface StoredKind {
  /** Keys of its values. */
  readonly keys: RegExp;
  /** Throws on a value that the app would not read under this key. In parts where it plays a game again. */
  readonly check: (raw: unknown, key: string) => InParts<unknown> | undefined;
  /** Value to store where a file brings one that has passed the check. `mine` is stored here; undefined if nothing is. */
  readonly merge: (mine: unknown, theirs: unknown) => unknown;
}

type Parse<T> = (raw: unknown, key: string) => T;

/** A kind of which the value of this browser stays. */
export function keptKind(keys: RegExp, parse: Parse<unknown>): StoredKind {
  return { keys, check: checkOf(parse), merge: (mine, theirs) => mine ?? theirs };
}

/** A kind like that whose check plays a game again. */
export function playedKind(keys: RegExp, play: (raw: unknown, key: string) => InParts<unknown>): StoredKind {
  return { keys, check: play, merge: (mine, theirs) => mine ?? theirs };
}

interface Merging<T> {
  readonly none: T;
  /** Nothing of the first is lost. */
  readonly merge: (mine: T, theirs: T) => T;
}

/** A kind whose values are merged. A value of this browser stays as it is if it, or both together, cannot be read. */
export function mergedKind<T>(keys: RegExp, parse: Parse<T>, { none, merge }: Merging<T>): StoredKind {
  const valid = (raw: unknown): T | undefined => tried(() => parse(raw, ''));
  return {
    keys,
    check: checkOf(parse),
    merge(mine, theirs) {
      const own = mine === undefined ? none : valid(mine);
      if (own === undefined) return mine;
      const both = merge(own, parse(theirs, ''));
      return valid(both) === undefined ? mine : both;
    },
  };
}

function checkOf(parse: Parse<unknown>): StoredKind['check'] {
  return (raw, key) => void parse(raw, key);
}

function tried<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Keys of this app. Other pages of the same origin may store values, too. */
export function isOwnKey(key: string): boolean {
  return /^(?:rensa|loop-game):./.test(key);
}
