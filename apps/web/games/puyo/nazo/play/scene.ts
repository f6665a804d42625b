// The field of a puzzle: the game and the chain that is played.

import type { Signal } from '@preact/signals';
import { placePair, RULES } from '@rensa/games/puyo';
import { settings } from '../../../../base/settings/settings.ts';
import type { NazoGame } from '../puzzle/game.ts';
import { type Film, filmFrom } from '../../tools/film.ts';
import { stillState } from './states.ts';

export interface NazoScene {
  readonly game: NazoGame;
  /** The chain that pops now. */
  readonly film: Signal<Film | undefined>;
}

/** Places the pair in hand, and plays what pops unless motion is reduced. During a playback only the page places pairs. */
export function placeInHand({ game, film }: NazoScene, by: 'person' | 'page' = 'person'): void {
  const { value: pair } = game.pair;
  if (pair === undefined || film.value !== undefined || game.inPlayback.value !== (by === 'page')) return;
  const placed = placePair(game.attempt.value.board, pair, game.aim.value, RULES.tsu);
  if (!game.place()) return;
  if (game.attempt.value.links > 0 && settings.value.motion === 'full') film.value = filmFrom(stillState(placed));
}
