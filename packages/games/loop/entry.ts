import type { GameEntry } from '../listing/entry.ts';
import { loop } from './game.ts';
import { isOffered } from './offered.ts';
import type { Event, Setup, State } from './state.ts';

export const loopEntry: GameEntry<Setup, State, Event> = {
  id: loop.id,
  game: loop,
  match: null,
  rulesets: [],
  isOffered,
  isMatchOffered: () => false,
};
