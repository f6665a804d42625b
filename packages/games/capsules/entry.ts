import { versus } from '@rensa/engine';
import type { GameEntry } from '../listing/entry.ts';
import { capsules } from './game.ts';
import { isMatchOffered, isOffered } from './offered.ts';
import { RULES_NAMES } from './rules.ts';
import type { Event, Setup, State } from './state.ts';

export const capsulesEntry: GameEntry<Setup, State, Event> = {
  id: capsules.id,
  game: capsules,
  match: versus(capsules),
  rulesets: RULES_NAMES,
  isOffered,
  isMatchOffered,
};
