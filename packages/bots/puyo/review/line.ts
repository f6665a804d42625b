// Lines: a placement, and what the bot plays after it, with the pairs that came in the game and no ojama from outside.

import type { Aim, Board, Colors } from '@rensa/games/puyo';
import type { Appraiser } from './appraise.ts';
import { outcomeOf, type PlacementOutcome } from './outcome.ts';
import type { Turn } from './turns.ts';

/** One placement of a line. */
export interface LineStep extends PlacementOutcome {
  readonly pair: Colors;
  readonly aim: Aim;
}

/** The largest chain of a line. */
export interface LineChain {
  /** Pairs up to the one that fires it. */
  readonly pairs: number;
  readonly links: number;
  readonly score: number;
}

/** Pairs of a line at most. */
export const LINE_PAIRS = 7;

/** The line that begins with a placement, up to its largest chain. Without any chain it uses all pairs. */
export function lineOf(appraiser: Appraiser, turns: readonly Turn[], first: Aim): readonly LineStep[] {
  const [{ view }] = turns;
  const pairs = comingIn(turns);
  const steps: LineStep[] = [];
  for (const [i, pair] of pairs.entries()) {
    const board: Board = steps.at(-1)?.board ?? view.board;
    const aim = i === 0 ? first : appraiser.planned({ ...view, board }, pairs.slice(i));
    if (aim === undefined) break;
    steps.push({ pair, aim: { col: aim.col, rot: aim.rot }, ...outcomeOf(board, pair, aim) });
  }
  const { pairs: count } = chainOf(steps);
  return count === 0 ? steps : steps.slice(0, count);
}

/** Of equal chains the first. Without any, all numbers are 0. */
export function chainOf(steps: readonly LineStep[]): LineChain {
  return steps.reduce((best, { links, score }, i) => (score > best.score ? { pairs: i + 1, links, score } : best), {
    pairs: 0,
    links: 0,
    score: 0,
  });
}

/** The pairs that came, also those that were only shown. */
function comingIn(turns: readonly Turn[]): readonly Colors[] {
  const came = turns.map(({ view }) => view.pairs[0]);
  const shown = turns.at(-1)?.view.pairs.slice(1) ?? [];
  return [...came, ...shown].slice(0, LINE_PAIRS);
}
