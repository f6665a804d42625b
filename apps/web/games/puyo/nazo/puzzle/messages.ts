// Messages between the page and the workers that make and solve puzzles.

import type { NazoName } from '@rensa/bots/puyo/nazo';
import type { Nazo } from '@rensa/games/puyo';
import type { Solutions } from './game.ts';

/** A task for a worker; its answers have the same number. */
export type NazoTask =
  | { readonly kind: 'make'; readonly number: number; readonly name: NazoName }
  | { readonly kind: 'solve'; readonly number: number; readonly nazo: Nazo };

export type NazoAnswer =
  | { readonly kind: 'make'; readonly number: number; readonly nazo: Nazo }
  | { readonly kind: 'solve'; readonly number: number; readonly solutions: Solutions }
  /** The number of boards that were tried so far. */
  | { readonly kind: 'drawn'; readonly number: number; readonly drawn: number };
