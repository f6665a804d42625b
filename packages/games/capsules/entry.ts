import { duel } from '@rensa/engine';
import type { GameEntry } from '../listing/entry.ts';
import { capsules } from './game.ts';
import { isMatchOffered, isOffered } from './offered.ts';
import { RULES_NAMES } from './rules.ts';
import type { Capsules } from './state.ts';

export const capsulesEntry: GameEntry<Capsules> = {
  id: capsules.id,
  game: capsules,
  duel: duel(capsules),
  rulesets: RULES_NAMES,
  isOffered,
  isMatchOffered,
};
