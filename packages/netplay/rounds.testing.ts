// For tests: a round of each ruleset that is offered for two, and who plays it.

import type { DuelGame, GameTypes } from '@rensa/engine';
import { GAMES } from '@rensa/games';
import type { Dice, InputPlayer, Subject } from '../games/subject.testing.ts';

export interface TestedRound<G extends GameTypes = GameTypes> {
  /** The game and the ruleset. */
  readonly name: string;
  readonly duel: DuelGame<G>;
  readonly setup: G['setup'];
  /** One who presses anything, one with a plan, one who does nothing. */
  readonly players: readonly ((roll: Dice) => InputPlayer<G['state']>)[];
}

async function roundsOf({ id, duel, rulesets, isMatchOffered }: (typeof GAMES)[number]): Promise<TestedRound[]> {
  if (duel === null) return [];
  const { invariants } = (await import(`../games/${id}/invariants.testing.ts`)) as { invariants: Subject };
  return rulesets.flatMap((rules) => {
    const setup = [{ rules }, { rules, mode: 'single' }].find(isMatchOffered);
    if (setup === undefined) return [];
    return [{ name: `${id} ${rules}`, duel, setup: duel.parseSetup(setup), players: invariants.players }];
  });
}

export const ROUNDS: readonly TestedRound[] = (await Promise.all(GAMES.map(roundsOf))).flat();
