import { versus } from '@rensa/engine';
import type { GameEntry } from '../listing/entry.ts';
import { gems } from './game.ts';
import { isMatchOffered, isOffered } from './offered.ts';
import { RULES_NAMES } from './rules.ts';
import type { Event, Setup, State } from './state.ts';

export const gemsEntry: GameEntry<Setup, State, Event> = {
  id: gems.id,
  game: gems,
  match: versus(gems),
  rulesets: RULES_NAMES,
  isOffered,
  isMatchOffered,
};
