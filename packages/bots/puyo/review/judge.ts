// The judgment of one placement: the worth of it and of the bot's, and where it stands among the bot's candidates.

import type { Aim } from '@rensa/games/puyo';
import type { Scored } from '../../bot/bot.ts';
import { isPlaced, type PairPlacement } from '../../falling/placement.ts';
import type { PuyoView } from '../view/view.ts';
import type { Appraiser } from './appraise.ts';
import type { Worths } from './grade.ts';
import type { Turn } from './turns.ts';

/** The bot's first placements that are searched by themselves. */
const TOPS = 2;

export interface Appraisal {
  /** The placement with the highest worth. */
  readonly best: Aim;
  /** Place among the bot's candidates, from 1. The best has 1. */
  readonly rank: number;
  /** Points that the bot expects. */
  readonly worth: Worths;
}

/**
 * Judges one placement. `left` is the number of pairs up to an end that its player may have known. Then the placement
 * also counts as the best if the bot makes it with that knowledge.
 */
export function appraisalOf(appraiser: Appraiser, { view, placed }: Turn, left: number | null): Appraisal {
  const found = appraised(appraiser, view, placed);
  const isLastChance = left !== null && found.rank > 1 && rankOf(appraiser, { ...view, left }, placed) === 1;
  return isLastChance ? asBest(placed, found.worth.placed) : found;
}

interface WorthPlacement extends Aim {
  readonly worth: number;
}

/** Searches the placement and the bot's first ones, each by itself. */
function appraised(appraiser: Appraiser, view: PuyoView, placed: Aim): Appraisal {
  const candidates = appraiser.candidates(view);
  const rank = rankIn(candidates, view, placed);
  const withWorth = ({ col, rot }: Aim): WorthPlacement => ({ col, rot, worth: appraiser.worthOf(view, { col, rot }) });
  const own = withWorth(placed);
  if (rank === 1 || candidates.length === 0) return asBest(placed, own.worth);
  const tops = candidates.slice(0, TOPS).map(withWorth);
  const { worth, ...best } = tops.reduce((a, b) => (b.worth > a.worth ? b : a));
  return worth > own.worth ? { best, rank, worth: { placed: own.worth, best: worth } } : asBest(placed, own.worth);
}

function asBest(placed: Aim, worth: number): Appraisal {
  return { best: placed, rank: 1, worth: { placed: worth, best: worth } };
}

/** Points that a placement loses after a short look at all of them. */
export function glancedCost(appraiser: Appraiser, { view, placed }: Turn): number {
  const candidates = appraiser.glance(view);
  const own = candidates[rankIn(candidates, view, placed) - 1];
  return (candidates[0]?.score ?? 0) - (own?.score ?? 0);
}

function rankOf(appraiser: Appraiser, view: PuyoView, placed: Aim): number {
  return rankIn(appraiser.candidates(view), view, placed);
}

/** Place among the candidates, from 1. Placements that the bot cannot reach come after all of them. */
function rankIn(candidates: readonly Scored<PairPlacement>[], { pairs }: PuyoView, { col, rot }: Aim): number {
  const pair = { ...pairs[0], col, facing: rot };
  const found = candidates.findIndex((each) => isPlaced(pair, each));
  return 1 + (found < 0 ? candidates.length : found);
}
