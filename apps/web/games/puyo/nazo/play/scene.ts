// What is on the field of a puzzle.

import type { Signal } from '@preact/signals';
import { placePair, RULES } from '@rensa/games/puyo';
import { settings } from '../../../../base/settings/settings.ts';
import type { NazoGame } from '../puzzle/game.ts';
import { filmOf, type NazoFilm } from './hand.ts';

export interface NazoScene {
  readonly game: NazoGame;
  /** What pops at the moment. */
  readonly film: Signal<NazoFilm | undefined>;
}

/**
 * Places the pair in hand; if something pops and motion is not reduced, that is seen. While the page shows something, the
 * person places nothing.
 */
export function placeInHand({ game, film }: NazoScene, by: 'person' | 'page' = 'person'): void {
  const { value: pair } = game.pair;
  if (pair === undefined || film.value !== undefined || game.shown.value !== (by === 'page')) return;
  const placed = placePair(game.at.value.board, pair, game.hand.value, RULES.tsu);
  if (!game.place()) return;
  if (game.at.value.links > 0 && settings.value.motion === 'full') film.value = filmOf(placed);
}
