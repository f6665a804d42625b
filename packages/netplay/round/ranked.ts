import { boardSetup, type DuelGame, type DuelSetup, type GameTypes } from '@rensa/engine';
import { MIN_RANKED_LEAD } from './limits.ts';

/** The lead of a setup that is too short for ranked matches; undefined where it is long enough. */
export function shortLead<G extends GameTypes>(duel: DuelGame<G>, setup: DuelSetup<G['setup']>): number | undefined {
  const lead = duel.board.lead(boardSetup(setup));
  return lead < MIN_RANKED_LEAD ? lead : undefined;
}
