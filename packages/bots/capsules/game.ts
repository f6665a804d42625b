import { type Capsules, capsules, parseSetup, type RulesName } from '@rensa/games/capsules';
import { fallingBots } from '../falling/game.ts';
import { type Character, LEVELS, openBot } from './bots.ts';
import { piloting } from './pilot.ts';
import { type CapsulePlacement, describePlacement, parsePlacement } from './placement.ts';
import { parsePosition, positionOf, viewAt } from './position.ts';
import { type CapsulesView, viewOf } from './view.ts';

const RULESETS: readonly RulesName[] = ['nes', 'classic'];
/** Level of a match. */
const LEVEL = 10;

export const capsulesBots = fallingBots<Capsules, CapsulesView, CapsulePlacement, Character>({
  game: capsules,
  rulesets: RULESETS,
  characters: LEVELS.toReversed(),
  levels: LEVELS.map(({ name, pace }) => ({ name, pace })),
  openBot,
  setup: (ruleset) => parseSetup({ rules: ruleset, mode: 'single', level: LEVEL }),
  countsOf: (start, { viruses }) => ({ viruses: start.viruses - viruses, virusesLeft: viruses }),
  linkOf: (event) => (event.kind === 'cleared' ? { chain: event.chain, score: event.points } : undefined),
  viewOf,
  piloting,
  parsePosition,
  viewAt,
  positionOf,
  parsePlacement,
  describe: describePlacement,
});
