// For tests: a round of each ruleset that is offered for two.

import type { DuelGame, GameTypes } from '@rensa/engine';
import { GAMES } from '@rensa/games';

export interface TestedRound<G extends GameTypes = GameTypes> {
  /** The game and the ruleset. */
  readonly name: string;
  readonly duel: DuelGame<G>;
  readonly setup: G['setup'];
}

export const ROUNDS: readonly TestedRound[] = GAMES.flatMap(({ id, duel, rulesets, isMatchOffered }) =>
  rulesets.flatMap((rules) => {
    const setup = [{ rules }, { rules, mode: 'single' }].find(isMatchOffered);
    return duel === null || setup === undefined
      ? []
      : [{ name: `${id} ${rules}`, duel, setup: duel.parseSetup(setup) }];
  }),
);
