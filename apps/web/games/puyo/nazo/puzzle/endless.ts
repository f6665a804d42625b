// Endless puzzles: those of a level behind the library, one after the other, made when they are needed.

import type { NazoLevel, NazoName } from '@rensa/bots/puyo/nazo';
import { hrefOf, libraryId, librarySize } from './puzzle.ts';

/** The last number that a puzzle can have. */
const MAX_NUMBER = 4_294_967_295;

/** The address of an endless puzzle; `roll` is any whole number. */
export function endlessHref(level: NazoLevel, roll: number): string {
  const first = librarySize(level) + 1;
  return hrefOf(libraryId(level, first + (roll % (MAX_NUMBER - first))));
}

/** The name of the puzzle that follows an endless one; undefined if this is none. */
export function nextEndless(name: NazoName | undefined): Extract<NazoName, { readonly seed: number }> | undefined {
  if (name === undefined || 'date' in name || name.seed <= librarySize(name.level)) return undefined;
  return { ...name, seed: name.seed < MAX_NUMBER ? name.seed + 1 : librarySize(name.level) + 1 };
}

export function endlessId({ version, level, seed }: Extract<NazoName, { readonly seed: number }>): string {
  return `nazo/${version}/${level}/${seed}`;
}
