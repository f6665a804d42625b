// The puzzles of the library, as codes of Rensa's links: the generator makes number n of a level from seed n.
// `scripts/games/puyo/library.ts` prints them.

import type { NazoLevel } from '@rensa/bots/puyo/nazo';
import { EASY } from './library/easy.ts';
import { HARD } from './library/hard.ts';
import { MEDIUM } from './library/medium.ts';

/** The version of the generator that made each level. */
export const LIBRARY_VERSIONS = { easy: 2, medium: 2, hard: 3 } as const satisfies Readonly<Record<NazoLevel, number>>;

export const LIBRARY: Readonly<Record<NazoLevel, readonly string[]>> = { easy: EASY, medium: MEDIUM, hard: HARD };
