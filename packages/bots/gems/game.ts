import { INPUT } from '@rensa/games/falling';
import { COLS, gems, type Gems, type RulesName } from '@rensa/games/gems';
import type { BotGame } from '../bot/game.ts';
import { describePairPlacement, pairPlacement, type PairPlacement } from '../bot/placement.ts';
import { BOTS, LEVELS, openBot } from './bots.ts';
import { piloting } from './pilot.ts';
import { parsePosition, positionOf, viewAt } from './position.ts';
import { type GemsView, viewOf } from './view.ts';

const RULESETS: readonly RulesName[] = ['arcade', 'classic'];

export const gemsBots: BotGame<Gems, GemsView, PairPlacement> = {
  game: gems,
  rulesets: RULESETS,
  names: BOTS.map(({ name }) => name),
  levels: LEVELS.map(({ name, pace }) => ({ name, pace })),
  open(name) {
    const character = BOTS.find((each) => each.name === name);
    if (character === undefined) throw new Error(`there is no bot ${JSON.stringify(name)}`);
    return openBot(character);
  },
  setup: (ruleset) => gems.parseSetup({ rules: ruleset }),
  hasPair: ({ pair }) => pair !== null,
  isAtRest: ({ phase }) => phase === 'spawn',
  pairsOf: ({ pairs }) => pairs,
  longestChainOf: ({ maxChain }) => maxChain,
  linkOf: (event) => (event.kind === 'broke' ? event.link : undefined),
  viewOf,
  piloting,
  fall: INPUT.soft,
  parsePosition,
  viewAt,
  positionOf,
  parsePlacement: pairPlacement(COLS),
  describe: describePairPlacement,
};
