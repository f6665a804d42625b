// What is under way between two players: what is coming, how long it takes, and what the opponent can answer. A chain
// counts for what it does in time.

import type { Board, Colors } from '@rensa/games/puyo';
import { LINK_TICKS, linksWorth, MOVE_TICKS, pairsIn, TARGET } from './pace.ts';
import type { Scout } from './scout.ts';
import { graveOf, rainedOn, type Threat, threatOf } from './threat.ts';
import type { PuyoView, SideView } from './view.ts';

/** A game that is won at once; one pair later it is worth so much less. */
const WON = 100_000;
const HASTE = 0.01;
/** Of the ojama that fill the spawn column: a smaller part does nothing, a larger one wins. */
const HURTS = 0.3;
const WINS = 1.2;
/** Ojama that a field can bear after its own chain, and the little that is left beyond. */
const BEARS = 24;
const HOPE = 0.02;
/** Further than a search sees, chains are taken to grow on as they did, up to a full field. */
const FURTHEST = 24;
const FULL = 95_000;
const TREND = 3;

export interface Situation {
  /** Points on their way to the opponent; below 0, on their way here. */
  readonly balance: number;
  /** Pairs that can be set down before those fall. */
  readonly moves: number;
  /** What a chain is still worth that comes too late for them. */
  readonly borne: number;
  /** The opponent, when its chain is over. */
  readonly rival: Rival;
}

export interface Rival {
  readonly board: Board;
  readonly pairs: readonly Colors[];
  /** Ticks until it can set down pairs again. */
  readonly busy: number;
  /** What it can answer within so many pairs, and the best that can be expected of it. */
  readonly answers: readonly number[];
  readonly potential: number;
  /** Ojama that would fill its spawn column. */
  readonly grave: number;
}

export function situationOf(view: PuyoView, opponent: SideView, scout: Scout): Situation {
  const threat = threatOf(opponent);
  const { pending, due = pending } = view;
  const balance = TARGET * (opponent.pending - pending) - threat.points;
  return {
    balance,
    moves: due > 0 ? 1 : pairsIn(threat.ticks),
    borne: balance < 0 ? borneBy(view, Math.round(-balance / TARGET), scout) : 1,
    rival: rivalOf(threat, opponent.pairs, scout),
  };
}

function rivalOf({ board, ticks }: Threat, pairs: readonly Colors[], scout: Scout): Rival {
  const curve = scout.curve(board, pairs);
  const potential = curve.at(-1) as number;
  return { board, pairs, busy: ticks, answers: prolonged(curve), potential, grave: graveOf(board) };
}

function prolonged(curve: readonly number[]): number[] {
  const last = curve.length - 1;
  const end = curve[last] as number;
  const slope = (end - (curve[Math.max(0, last - TREND)] as number)) / TREND;
  const further = Array.from({ length: Math.max(0, FURTHEST - last) }, (_, i) => end + slope * (i + 1));
  return [...curve, ...further.map((points) => Math.max(end, Math.min(FULL, points)))];
}

/** The part of what the player's field promises that is left when so much ojama has fallen on it. */
function borneBy({ board, pairs }: PuyoView, ojama: number, scout: Scout): number {
  const before = scout.potential(board, pairs);
  return before === 0 ? 0 : clamp(scout.potential(rainedOn(board, ojama), pairs) / before);
}

export function answerWithin({ answers, busy }: Rival, ticks: number): number {
  return answers[Math.min(pairsIn(ticks - busy), answers.length - 1)] as number;
}

/** What a chain is worth that is fired so many pairs from now; a point that wins nothing is worth `greed`. */
export function worthOf(
  points: number,
  pairs: number,
  { balance, moves, borne, rival }: Situation,
  greed: number,
): number {
  const late = balance < 0 && pairs >= moves;
  const net = late ? points : balance + points;
  if (net < 0) return greed * points * Math.max(HOPE, 1 + net / (TARGET * BEARS));
  const answer = answerWithin(rival, pairs * MOVE_TICKS + linksWorth(points) * LINK_TICKS);
  const part = (net - answer) / TARGET / rival.grave;
  const won = clamp((part - HURTS) / (WINS - HURTS));
  return (late ? borne : 1) * (won * WON * (1 - HASTE * pairs) + (1 - won) * greed * points);
}

export function clamp(x: number): number {
  return Math.min(1, Math.max(0, x));
}
