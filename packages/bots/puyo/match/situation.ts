// Everything under way between two players: what is coming, when it falls, and what the opponent can answer.

import type { Board } from '@rensa/games/puyo';
import type { Palette } from '../kernel/index.ts';
import { bestWithin, type Enumerator } from '../search/enumerate.ts';
import { paletteIn } from '../search/search.ts';
import { knownPairs } from '../view/known.ts';
import type { PuyoView, SideView } from '../view/view.ts';
import { type Material, materialOf } from './material.ts';
import { MOVE_TICKS, pairsIn, TARGET } from './pace.ts';
import { allClearBonusOf, type Threat } from './threat.ts';

/** Pairs up to which chains are extrapolated, points of a full field, and pairs whose slope is continued. */
const MAX_PAIRS = 24;
const FULL_FIELD_POINTS = 115_000;
const TREND_PAIRS = 3;
/** Pairs that a full field may still take, because chains make room. */
const SPARE_PAIRS = 2;
/** Pairs within which a player gets the colors for one pair, and for two pairs. */
const ONE_WISH_PAIRS = 4;
const TWO_WISHES_PAIRS = 8;
/** Free cells up to which two pairs of any colors are tried. With more, the search finds larger chains. */
const WISHES_ROOM = 16;
/** Share of a chain that counts if its colors are still to come. */
const WISHED_SHARE = 0.9;
/** Ojama that falls in one turn at most. */
export const MAX_FALLS = 30;

export interface Situation {
  /** Points per ojama. */
  readonly target: number;
  /** Points on their way to the opponent; negative if they are on their way here. */
  readonly balance: number;
  /** Pairs that can be set down before those fall, including the one in hand. */
  readonly moves: number;
  /** Pairs that the player knows, including the one in hand. */
  readonly known: number;
  /** Ojama that falls at the end of this turn unless it is offset. */
  readonly due: number;
  /** Points that the next chain adds to its own: carried points and an all clear bonus. */
  readonly extraPoints: number;
  readonly board: Board;
  readonly own: Material;
  /** The opponent after its running chain. */
  readonly rival: Rival;
}

export interface Rival {
  readonly board: Board;
  readonly material: Material;
  /** Ticks until it can set down pairs again. */
  readonly busy: number;
  /** Points it can answer with, by number of pairs. */
  readonly answers: readonly number[];
  /** The same for short chains of the known pairs that leave the rest of its field in place. */
  readonly small: readonly number[];
}

/** The opponent, and what it can fire. `curve` is what a search found, in points by number of pairs. */
export interface RivalSearch {
  readonly opponent: SideView;
  readonly threat: Threat;
  readonly curve: readonly number[];
  readonly enumerator: Enumerator;
}

export function situationOf(view: PuyoView, seen: RivalSearch): Situation {
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
    extraPoints: carried + allClearBonusOf(view),
    board: view.board,
    own: materialOf(view.board),
    rival: rivalOf(view, seen),
  };
}

function rivalOf(view: PuyoView, { opponent, threat, curve, enumerator }: RivalSearch): Rival {
  const { board, ticks } = threat;
  const pairs = knownPairs(opponent, view);
  const palette = paletteIn({ ...view, board, pairs });
  const { chains, clean } = enumerator.enumerate(board, pairs, palette);
  const material = materialOf(board);
  const [sure, held] = [bestWithin(chains), chainsHeld(board, palette, enumerator)];
  const best = extrapolated(curve).map((points, i) => Math.max(points, within(sure, i), within(held, i)));
  const extra = (opponent.carried ?? 0) + allClearBonusOf(opponent);
  const withExtra = (points: number): number => (points > 0 ? points + extra : 0);
  const most = Math.max(held.length - 1, Math.floor(material.free / 2) + SPARE_PAIRS);
  const answers = best.slice(0, most + 1).map(withExtra);
  return { board, material, busy: ticks, answers, small: bestWithin(clean).map(withExtra) };
}

/**
 * Points of the chain that a board holds, by number of pairs. On a nearly full board a search with few guesses misses a
 * chain whose color is not there. But a player with time gets that color, and makes room with a pop.
 */
function chainsHeld(board: Board, palette: Palette, enumerator: Enumerator): number[] {
  const withOne = WISHED_SHARE * enumerator.bestWished(board, palette, 1);
  const withTwo =
    materialOf(board).free > WISHES_ROOM ? withOne : WISHED_SHARE * enumerator.bestWished(board, palette, 2);
  const pairs = withTwo > withOne ? TWO_WISHES_PAIRS : ONE_WISH_PAIRS;
  return Array.from({ length: pairs + 1 }, (_, i) =>
    i < ONE_WISH_PAIRS ? 0 : i < TWO_WISHES_PAIRS ? withOne : withTwo,
  );
}

/** The entry for `pairs` pairs. The last entry stands for more pairs. */
function within(list: readonly number[], pairs: number): number {
  return list[Math.min(pairs, list.length - 1)];
}

function extrapolated(curve: readonly number[]): number[] {
  const last = curve.length - 1;
  const end = curve[last];
  const slope = (end - curve[Math.max(0, last - TREND_PAIRS)]) / TREND_PAIRS;
  const further = Array.from({ length: Math.max(0, MAX_PAIRS - last) }, (_, i) => end + slope * (i + 1));
  return [...curve, ...further.map((points) => Math.max(end, Math.min(FULL_FIELD_POINTS, points)))];
}

/** Pairs it can set down in `ticks` ticks, as far as its answers are known. */
export function pairsWithin({ answers, busy }: Rival, ticks: number): number {
  return Math.min(pairsIn(ticks - busy), answers.length - 1);
}
