import type { GameEntry } from '../listing/entry.ts';
import { loop } from './game.ts';
import { isOffered } from './offered.ts';
import type { Loop } from './play/state.ts';

export const loopEntry: GameEntry<Loop> = {
  id: loop.id,
  game: loop,
  duel: null,
  rulesets: [],
  isOffered,
  isMatchOffered: () => false,
};
