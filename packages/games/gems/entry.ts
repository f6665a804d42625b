import { duel } from '@rensa/engine';
import type { GameEntry } from '../listing/entry.ts';
import { gems } from './game.ts';
import { isMatchOffered, isOffered } from './offered.ts';
import { RULES_NAMES } from './rules.ts';
import type { Gems } from './state.ts';

export const gemsEntry: GameEntry<Gems> = {
  id: gems.id,
  game: gems,
  duel: duel(gems),
  rulesets: RULES_NAMES,
  isOffered,
  isMatchOffered,
};
