import { COLS, MODE_TICKS, puyo, type Puyo, rulesOf, type RulesName } from '@rensa/games/puyo';
import { fallingBots } from '../falling/game.ts';
import { pairPiloting, placeKey } from '../falling/pilot.ts';
import { pairRecall } from '../falling/recall.ts';
import { describePairPlacement, type PairPlacement, pairPlacement } from '../falling/placement.ts';
import { BOTS, type Character, openBot } from './bots.ts';
import { openKernel, reachOf } from './kernel/index.ts';
import { OPPONENT_LEVELS } from './levels.ts';
import { usualTicks } from './match/pace.ts';
import { parsePosition, positionOf, viewAt } from './view/position.ts';
import { type PuyoView, viewOf } from './view/view.ts';

const RULESETS: readonly RulesName[] = ['tsu', 'classic'];
const COLORS = 4;
/** A new pair has been everywhere before it is below this row. */
const LOW_ROW = 9;
/** Pairs shown ahead of the one in hand. */
const AHEAD = 2;

export const puyoBots = fallingBots<Puyo, PuyoView, PairPlacement, Character>({
  game: puyo,
  rulesets: RULESETS,
  characters: BOTS,
  levels: OPPONENT_LEVELS,
  openBot: (character) => openBot(character, openKernel()),
  about: (ruleset) => ({ ahead: AHEAD, ...usualTicks(rulesOf(setupWith(ruleset))) }),
  setup: setupWith,
  linkOf: (event) => (event.kind === 'popped' ? event.link : undefined),
  viewOf,
  piloting: pairPiloting(
    keyOf,
    pairRecall({
      low: LOW_ROW,
      ways: ['never', 'falling'],
      reach: ({ setup, board }) => (setup.rules === 'tsu' ? reachOf(board) : undefined),
      modeTicks: ({ setup }) => MODE_TICKS[setup.mode],
      with: (state, { board, pair, ticks }) => ({ ...state, board, pair: pair && { ...pair, armed: 0 }, ticks }),
    }),
  ),
  parsePosition,
  viewAt,
  positionOf,
  parsePlacement: pairPlacement(COLS),
  describe: describePairPlacement,
});

function setupWith(ruleset: string): Puyo['setup'] {
  return puyo.parseSetup({ rules: ruleset, mode: 'endless', colors: COLORS });
}

/** The place of the pair, and whether the next rotation is a quick turn. */
function keyOf(state: Puyo['state']): number | undefined {
  const key = placeKey(state, COLS);
  return key === undefined || state.pair === null ? undefined : 2 * key + (state.pair.armed > 0 ? 1 : 0);
}
