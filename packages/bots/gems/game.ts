import { COLS, gems, type Gems, MODE_TICKS, type RulesName } from '@rensa/games/gems';
import { fallingBots } from '../falling/game.ts';
import { pairPiloting, placeKey } from '../falling/pilot.ts';
import { pairRecall } from '../falling/recall.ts';
import { describePairPlacement, type PairPlacement, pairPlacement } from '../falling/placement.ts';
import { BOTS, type Character, LEVELS, openBot } from './bots.ts';
import { parsePosition, positionOf, viewAt } from './position.ts';
import { type GemsView, viewOf } from './view.ts';

const RULESETS: readonly RulesName[] = ['arcade', 'classic'];
/** A new pair has been everywhere before it is below this row. */
const LOW_ROW = 9;

export const gemsBots = fallingBots<Gems, GemsView, PairPlacement, Character>({
  game: gems,
  rulesets: RULESETS,
  characters: BOTS,
  levels: LEVELS.map(({ name, pace }) => ({ name, pace })),
  openBot,
  setup: (ruleset) => gems.parseSetup({ rules: ruleset }),
  linkOf: (event) => (event.kind === 'broke' ? event.link : undefined),
  viewOf,
  piloting: pairPiloting(
    (state) => placeKey(state, COLS),
    pairRecall({
      low: LOW_ROW,
      ways: ['never'],
      modeTicks: ({ setup }) => MODE_TICKS[setup.mode],
      with: (state, { board, pair, ticks }) => ({
        ...state,
        board,
        slabs: [],
        pair: pair && { ...pair, lifts: 0 },
        ticks,
      }),
    }),
  ),
  parsePosition,
  viewAt,
  positionOf,
  parsePlacement: pairPlacement(COLS),
  describe: describePairPlacement,
});
