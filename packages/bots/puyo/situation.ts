// What is under way between two players: what is coming, how long it takes, and what the opponent can answer.

import type { Board } from '@rensa/games/puyo';
import { bestWithin, type Exact } from './exact.ts';
import { knownPairs } from './known.ts';
import type { Palette } from './kernel/index.ts';
import { MOVE_TICKS, pairsIn, TARGET } from './pace.ts';
import { paletteIn } from './search.ts';
import { type Stock, stockOf } from './stock.ts';
import { owedTo, type Threat } from './threat.ts';
import type { PuyoView, SideView } from './view.ts';

/** Further than a search sees, chains are taken to grow on as they did, up to a full field. */
const FURTHEST = 24;
const FULL = 115_000;
const TREND = 3;
/** Pairs that a full field may still take, because chains make room. */
const SPARE = 2;
/** With so much time, in pairs, a player gets the colors that one pair needs, and those that two pairs need. */
const ONE_WISH = 4;
const TWO_WISHES = 8;
/** What two wished pairs fire is only looked at with so little room; with more of it the search finds larger chains. */
const WISHES_ROOM = 16;
/** The part of a chain that counts where the colors for it have to come. */
const WISHED = 0.9;
/** At most so many ojama fall in one turn. */
export const MAX_FALLS = 30;

export interface Situation {
  /** Points for one ojama. */
  readonly target: number;
  /** Points on their way to the opponent; below 0, on their way here. */
  readonly balance: number;
  /** Pairs that can be set down before those fall, the one in hand included. */
  readonly moves: number;
  /** Pairs that the player is sure to get, the one in hand included. */
  readonly known: number;
  /** Ojama that falls at the end of this turn unless it is offset. */
  readonly due: number;
  /** Points that the next chain brings beside its own. */
  readonly purse: number;
  readonly board: Board;
  readonly own: Stock;
  /** The opponent, when its chain is over. */
  readonly rival: Rival;
}

export interface Rival {
  readonly board: Board;
  readonly stock: Stock;
  /** Ticks until it can set down pairs again. */
  readonly busy: number;
  /** What it can answer within so many pairs. */
  readonly answers: readonly number[];
  /** The same with short chains that leave the rest of its field as it is; of the known pairs only. */
  readonly small: readonly number[];
}

/** What the opponent can fire was found by a search (`curve`: by so many pairs), and by playing out what it knows. */
export interface RivalSeen {
  readonly opponent: SideView;
  readonly threat: Threat;
  readonly curve: readonly number[];
  readonly exact: Exact;
}

export function situationOf(view: PuyoView, seen: RivalSeen): Situation {
  const { target = TARGET, carried = 0 } = view;
  const { opponent, threat } = seen;
  const { pending, due = pending } = view;
  const endsNow = threat.ticks < MOVE_TICKS;
  const coming = pending + Math.max(0, Math.floor(threat.points / target) - opponent.pending);
  return {
    target,
    balance: target * (opponent.pending - pending) - threat.points,
    moves: due > 0 ? 1 : pairsIn(threat.ticks),
    known: view.pairs.length,
    due: Math.min(MAX_FALLS, endsNow ? coming : due),
    purse: carried + owedTo(view),
    board: view.board,
    own: stockOf(view.board),
    rival: rivalOf(view, seen),
  };
}

function rivalOf(view: PuyoView, { opponent, threat, curve, exact }: RivalSeen): Rival {
  const { board, ticks } = threat;
  const pairs = knownPairs(opponent, view);
  const palette = paletteIn({ ...view, board, pairs });
  const { chains, clean } = exact.look(board, pairs, palette);
  const stock = stockOf(board);
  const [sure, held] = [bestWithin(chains), heldOn(board, palette, exact)];
  const best = prolonged(curve).map((points, i) => Math.max(points, atMost(sure, i), atMost(held, i)));
  const extra = (opponent.carried ?? 0) + owedTo(opponent);
  const withExtra = (points: number): number => (points > 0 ? points + extra : 0);
  const most = Math.max(held.length - 1, Math.floor(stock.free / 2) + SPARE);
  const answers = best.slice(0, most + 1).map(withExtra);
  return { board, stock, busy: ticks, answers, small: bestWithin(clean).map(withExtra) };
}

/**
 * The chain that a board holds, by so many pairs. On a nearly full board a search with few guesses does not find it where
 * its color is missing; but a player who has time gets that color, and makes room with a pop.
 */
function heldOn(board: Board, palette: Palette, exact: Exact): number[] {
  const one = WISHED * exact.wished(board, palette, 1);
  const two = stockOf(board).free > WISHES_ROOM ? one : WISHED * exact.wished(board, palette, 2);
  const pairs = two > one ? TWO_WISHES : ONE_WISH;
  return Array.from({ length: pairs + 1 }, (_, i) => (i < ONE_WISH ? 0 : i < TWO_WISHES ? one : two));
}

/** What such a list says of so many pairs; it stays as it is behind the end. */
function atMost(list: readonly number[], pairs: number): number {
  return list[Math.min(pairs, list.length - 1)];
}

function prolonged(curve: readonly number[]): number[] {
  const last = curve.length - 1;
  const end = curve[last];
  const slope = (end - curve[Math.max(0, last - TREND)]) / TREND;
  const further = Array.from({ length: Math.max(0, FURTHEST - last) }, (_, i) => end + slope * (i + 1));
  return [...curve, ...further.map((points) => Math.max(end, Math.min(FULL, points)))];
}

/** How many pairs it can set down in so many ticks, as far as answers are known. */
export function pairsWithin({ answers, busy }: Rival, ticks: number): number {
  return Math.min(pairsIn(ticks - busy), answers.length - 1);
}
