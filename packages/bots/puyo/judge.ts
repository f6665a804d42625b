// The choice of a player who has an opponent. Both boards are searched, and a chain counts for what it does in time:
// whether it cancels what is coming before it falls, and whether the other side can answer before it lands. Attacks that
// the pair in hand can set off are looked at one by one, with both boards as they would be afterwards.

import type { Colors } from '@rensa/games/puyo';
import type { Scored, Thought } from '../bot/bot.ts';
import type { Budget } from '../bot/budget.ts';
import type { PairPlacement } from '../bot/placement.ts';
import { meanOf, rank } from './alone.ts';
import { type Move, moveOf, MOVES } from './kernel/index.ts';
import { movesOf } from './moves.ts';
import { LINK_TICKS, MOVE_TICKS, TARGET } from './pace.ts';
import { Scout } from './scout.ts';
import type { Chains, Search, Style } from './search.ts';
import { answerWithin, clamp, type Situation, situationOf, worthOf } from './situation.ts';
import { type Strike, strikesOf } from './strike.ts';
import { isBuried, rainedOn } from './threat.ts';
import type { PuyoView, SideView } from './view.ts';

export interface Judgement {
  /** The part of all nodes that one look at a board may take, and how many guesses it makes. */
  readonly share: number;
  readonly guesses: number;
  /** How many attacks with the pair in hand are looked at, and from how many points on. */
  readonly strikes: number;
  readonly least: number;
  /** How likely the opponent is to give the best answer that it has, and not to build on. */
  readonly belief: number;
  /** An attack has to promise so much more than building on. */
  readonly margin: number;
  /** What a point is worth that wins nothing, beside a game won, which is worth 100,000. */
  readonly greed: number;
}

/** How a bot plays that has an opponent. */
interface Duellist {
  readonly style: Style;
  readonly judgement: Judgement;
}

interface MatchView extends PuyoView {
  readonly opponent: SideView;
}

/** Everything that the choice between attacks depends on. */
interface Choosing extends Duellist {
  readonly search: Search;
  readonly view: PuyoView;
  readonly scout: Scout;
  readonly situation: Situation;
}

/** How far an advantage goes: in chains that could be fired, and beside how many points that every side may still find. */
const EDGE = 2;
const LUCK = 20_000;

/** Searches once; undefined when the clock ran out on the way. A score is what the chains expected are worth in the match. */
export function thinkAgainst(
  search: Search,
  view: MatchView,
  { style, judgement }: Duellist,
  budget: Budget,
): Thought<PairPlacement> | undefined {
  const light = { ...style, guesses: judgement.guesses };
  const small = { ...budget, nodes: Math.floor(judgement.share * budget.nodes) };
  const scout = new Scout(search, { style: light, budget: small, colors: view.colors });
  const situation = situationOf(view, view.opponent, scout);
  const strike = bestStrike({ search, view, scout, situation, style, judgement });
  const found = search.run(view, style, { ...budget, nodes: budget.nodes - scout.nodes });
  if (found === undefined) return undefined;
  const worth = (move: Move): number =>
    Math.round(meanOf(found.prospects, (chains) => bestWorth(chains, move, situation, judgement.greed)));
  const placements = rank(movesOf(search, view.board, view.pairs[0] as Colors), found, worth);
  return {
    placements: strike === undefined ? placements : struck(placements, strike),
    nodes: scout.nodes + found.nodes,
  };
}

/** The best that a placement leads to. */
function bestWorth(chains: Chains, move: Move, situation: Situation, greed: number): number {
  let most = 0;
  for (let pairs = 0, i = move; i < chains.length; pairs++, i += MOVES) {
    const points = chains[i] as number;
    if (points > 0) most = Math.max(most, worthOf(points, pairs, situation, greed));
  }
  return most;
}

/** The attack to make now; undefined where building on promises more, or where what is coming has to be met first. */
function bestStrike(choosing: Choosing): Strike | undefined {
  const { search, view, scout, situation, style, judgement } = choosing;
  const { strikes, least, margin } = judgement;
  if (situation.balance < 0 || view.pairs.length < 2) return undefined;
  const found = strikesOf(search, view, { weights: style.weights, least, most: strikes });
  if (found.length === 0) return undefined;
  let most = margin + chanceOf(scout.potential(view.board, view.pairs), situation.rival.potential);
  let best: Strike | undefined;
  for (const strike of found) {
    const chance = chanceAfter(strike, choosing);
    if (chance > most) [most, best] = [chance, strike];
  }
  return best;
}

/** The opponent answers as well as it can, or lets it fall: how likely is each to be won? */
function chanceAfter({ points, links, board }: Strike, { view, scout, situation, judgement }: Choosing): number {
  const { balance, rival } = situation;
  const { belief } = judgement;
  const sent = balance + points;
  const mine = scout.potential(board, view.pairs.slice(1));
  const hit = rainedOn(rival.board, Math.floor(sent / TARGET));
  const borne = isBuried(hit) ? 1 : chanceOf(mine, scout.potential(hit, rival.pairs));
  const answer = answerWithin(rival, links * LINK_TICKS + MOVE_TICKS / 2);
  const answered = answer > sent ? chanceOf(sent + mine, answer) : 1;
  return answered < borne ? belief * answered + (1 - belief) * borne : borne;
}

/** How likely the side with this much in reach is to win against the other. */
function chanceOf(mine: number, theirs: number): number {
  return clamp(0.5 + (EDGE * (mine - theirs)) / (mine + theirs + LUCK));
}

/** Puts an attack first. */
function struck(
  placements: readonly Scored<PairPlacement>[],
  { move, points }: Strike,
): readonly Scored<PairPlacement>[] {
  const isIt = ({ col, rot }: PairPlacement): boolean => moveOf(col, rot) === move;
  const most = placements[0]?.score ?? 0;
  const first = placements.filter(isIt).map((placement) => ({ ...placement, score: most + points }));
  return [...first, ...placements.filter((placement) => !isIt(placement))];
}
