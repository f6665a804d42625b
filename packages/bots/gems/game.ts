import { COLS, gems, type Gems, type RulesName } from '@rensa/games/gems';
import { fallingBots } from '../falling/game.ts';
import { pairPiloting, placeKey } from '../falling/pilot.ts';
import { describePairPlacement, type PairPlacement, pairPlacement } from '../falling/placement.ts';
import { BOTS, type Character, LEVELS, openBot } from './bots.ts';
import { parsePosition, positionOf, viewAt } from './position.ts';
import { type GemsView, viewOf } from './view.ts';

const RULESETS: readonly RulesName[] = ['arcade', 'classic'];

export const gemsBots = fallingBots<Gems, GemsView, PairPlacement, Character>({
  game: gems,
  rulesets: RULESETS,
  characters: BOTS,
  levels: LEVELS.map(({ name, pace }) => ({ name, pace })),
  openBot,
  setup: (ruleset) => gems.parseSetup({ rules: ruleset }),
  linkOf: (event) => (event.kind === 'broke' ? event.link : undefined),
  viewOf,
  piloting: pairPiloting((state) => placeKey(state, COLS)),
  parsePosition,
  viewAt,
  positionOf,
  parsePlacement: pairPlacement(COLS),
  describe: describePairPlacement,
});
