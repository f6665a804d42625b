import type { Aim, Board, Colors } from '@rensa/games/puyo';
import type { Appraiser } from './appraise.ts';
import { outcomeOf, type PlacementOutcome } from './outcome.ts';
import type { Turn } from './turns.ts';

/** One placement of the line that the bot would have played. */
export interface LineStep extends PlacementOutcome {
  readonly pair: Colors;
  readonly aim: Aim;
}

/** Placements that show the bot's plan. */
const MAX_STEPS = 5;

/** The best placement, and those that the bot makes after it, with the pairs of the game and no ojama from outside. */
export function lineOf(appraiser: Appraiser, turns: readonly Turn[], best: Aim): readonly LineStep[] {
  const steps: LineStep[] = [];
  for (const { view } of turns.slice(0, MAX_STEPS)) {
    const board: Board = steps.at(-1)?.board ?? view.board;
    const aim = steps.length === 0 ? best : appraiser.candidates({ ...view, board })[0];
    if (aim === undefined) break;
    const pair = view.pairs[0];
    steps.push({ pair, aim: { col: aim.col, rot: aim.rot }, ...outcomeOf(board, pair, aim) });
  }
  return steps;
}
