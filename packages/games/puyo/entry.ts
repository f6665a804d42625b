import { duel } from '@rensa/engine';
import type { GameEntry } from '../listing/entry.ts';
import { puyo } from './game.ts';
import { isMatchOffered, isOffered } from './offered.ts';
import { RULES_NAMES } from './rules.ts';
import type { Puyo } from './state.ts';

export const puyoEntry: GameEntry<Puyo> = {
  id: puyo.id,
  game: puyo,
  duel: duel(puyo),
  rulesets: RULES_NAMES,
  isOffered,
  isMatchOffered,
};
