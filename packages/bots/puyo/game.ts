import { INPUT } from '@rensa/games/falling';
import { COLS, puyo, type Puyo, rulesOf, type RulesName } from '@rensa/games/puyo';
import type { BotGame } from '../bot/game.ts';
import { describePairPlacement, pairPlacement, type PairPlacement } from '../bot/placement.ts';
import { BOTS, openBot } from './bots.ts';
import { openKernel } from './kernel/index.ts';
import { OPPONENT_LEVELS } from './ladder.ts';
import { usualTicks } from './pace.ts';
import { piloting } from './pilot.ts';
import { parsePosition, positionOf, viewAt } from './position.ts';
import { type PuyoView, viewOf } from './view.ts';

const RULESETS: readonly RulesName[] = ['tsu', 'classic'];
const COLORS = 4;
/** Pairs shown ahead of the one in hand. */
const AHEAD = 2;

export const puyoBots: BotGame<Puyo, PuyoView, PairPlacement> = {
  game: puyo,
  rulesets: RULESETS,
  names: BOTS.map(({ name }) => name),
  levels: OPPONENT_LEVELS,
  open(name) {
    const character = BOTS.find((each) => each.name === name);
    if (character === undefined) throw new Error(`there is no bot ${JSON.stringify(name)}`);
    return openBot(character, openKernel());
  },
  about: (ruleset) => ({ ahead: AHEAD, ...usualTicks(rulesOf(setupWith(ruleset))) }),
  setup: setupWith,
  hasPair: ({ pair }) => pair !== null,
  isAtRest: ({ phase }) => phase === 'spawn',
  pairsOf: ({ pairs }) => pairs,
  longestChainOf: ({ maxChain }) => maxChain,
  linkOf: (event) => (event.kind === 'popped' ? event.link : undefined),
  viewOf,
  piloting,
  fall: INPUT.soft,
  parsePosition,
  viewAt,
  positionOf,
  parsePlacement: pairPlacement(COLS),
  describe: describePairPlacement,
};

function setupWith(ruleset: string): Puyo['setup'] {
  return puyo.parseSetup({ rules: ruleset, mode: 'endless', colors: COLORS });
}
