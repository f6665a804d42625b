import { INPUT } from '@rensa/games/falling';
import { type Capsules, capsules, type Event, parseSetup, type RulesName } from '@rensa/games/capsules';
import type { BotGame, ScoredLink } from '../bot/game.ts';
import { LEVELS, openBot } from './bots.ts';
import { piloting } from './pilot.ts';
import { type CapsulePlacement, describePlacement, parsePlacement } from './placement.ts';
import { parsePosition, positionOf, viewAt } from './position.ts';
import { type CapsulesView, viewOf } from './view.ts';

const RULESETS: readonly RulesName[] = ['nes', 'classic'];
/** Level of a match. */
const LEVEL = 10;

export const capsulesBots: BotGame<Capsules, CapsulesView, CapsulePlacement> = {
  game: capsules,
  rulesets: RULESETS,
  names: LEVELS.map(({ name }) => name).toReversed(),
  levels: LEVELS.map(({ name, pace }) => ({ name, pace })),
  open(name) {
    const character = LEVELS.find((each) => each.name === name);
    if (character === undefined) throw new Error(`there is no bot ${JSON.stringify(name)}`);
    return openBot(character);
  },
  setup: (ruleset) => parseSetup({ rules: ruleset, mode: 'single', level: LEVEL }),
  hasPair: ({ pair }) => pair !== null,
  isAtRest: ({ phase }) => phase === 'spawn',
  pairsOf: ({ pairs }) => pairs,
  longestChainOf: ({ maxChain }) => maxChain,
  countsOf: (start, { viruses }) => ({ viruses: start.viruses - viruses, virusesLeft: viruses }),
  linkOf,
  viewOf,
  piloting,
  fall: INPUT.soft,
  parsePosition,
  viewAt,
  positionOf,
  parsePlacement,
  describe: describePlacement,
};

function linkOf(event: Event): ScoredLink | undefined {
  return event.kind === 'cleared' ? { chain: event.chain, score: event.points } : undefined;
}
