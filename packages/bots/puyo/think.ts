// The choice of a player who is alone: a placement is worth the mean, over the guesses, of the best chain found behind
// it; on a field that is nearly full, what the known pairs can fire counts more and more.

import type { Colors } from '@rensa/games/puyo';
import { movesOf } from './moves.ts';
import type { Target } from './pilot.ts';
import { type Move, moveOf, MOVES } from './reach.ts';
import { type Chains, type Prospect, type Style, type Survey, survey } from './survey.ts';
import type { View } from './view.ts';

export interface Placement extends Target {
  /** Alone, the mean of the best chains expected behind it; against an opponent, what they are worth there. */
  readonly score: number;
}

export interface Thought {
  /** Best first. */
  readonly placements: readonly Placement[];
  /** Fields evaluated. */
  readonly nodes: number;
}

const FEAR_MOST = 0.9;
/** What a pair of waiting takes off a goal that is reached. */
const HASTE = 0.02;

/** Searches once, with at most so many evaluations; undefined when it was stopped on the way. */
export function thinkAlone(view: View, style: Style, nodes: number, expired: () => boolean): Thought | undefined {
  const found = survey(view, style, nodes, expired);
  if (found === undefined) return undefined;
  return { placements: rank(view, found, worthAlone(found, style)), nodes: found.nodes };
}

function worthAlone({ sure, prospects, free }: Survey, { fear, tight, goal }: Style): (move: Move) => number {
  const afraid = Math.min(FEAR_MOST, Math.max(0, fear * (tight - free)));
  return (move) =>
    Math.round(
      (1 - afraid) * meanOf(prospects, (chains) => best(chains, move, goal)) + afraid * best(sure, move, goal),
    );
}

/** The mean over the guesses, each with its weight. */
export function meanOf(prospects: readonly Prospect[], worth: (chains: Chains) => number): number {
  let sum = 0;
  let weights = 0;
  for (const { weight, chains } of prospects) {
    sum += weight * worth(chains);
    weights += weight;
  }
  return sum / weights;
}

/** The best chain behind a placement, whichever pair fires it; of those that reach the goal, the one that comes soonest. */
function best(chains: Chains, move: Move, goal: number): number {
  let most = 0;
  for (let pairs = 0, i = move; i < chains.length; pairs++, i += MOVES) {
    const points = chains[i] as number;
    most = Math.max(most, points < goal ? points : goal * (1 - HASTE * pairs));
  }
  return most;
}

/** Every placement that can be reached, even one that loses; those that come to the same score go by the field they leave. */
export function rank({ board, pairs }: View, { first }: Survey, worth: (move: Move) => number): Placement[] {
  return movesOf(board, pairs[0] as Colors)
    .map(({ col, rot }) => ({ col, rot, score: worth(moveOf(col, rot)), field: first[moveOf(col, rot)] as number }))
    .toSorted((a, b) => b.score - a.score || b.field - a.field || moveOf(a.col, a.rot) - moveOf(b.col, b.rot))
    .map(({ col, rot, score }) => ({ col, rot, score }));
}
