// The outcome of a chain: the opponent answers it or takes it, and the player counters the answer or takes that.

import type { Board } from '@rensa/games/puyo';
import type { PlayedPlacement } from '../search/played.ts';
import { type Material, materialOf, shareKept, worthOf } from './material.ts';
import { LINK_TICKS, linksWorth, MOVE_TICKS, pairsIn } from './pace.ts';
import { pairsWithin, type Situation } from './situation.ts';
import { isSpawnBlocked, survivalChance, withOjama } from './threat.ts';

/** An advantage of this many puyos wins three games of four. */
const DECISIVE_PUYOS = 16;
/** Ojama that the opponent takes rather than fire everything, unless it may block the spawn column. */
const HARMLESS_OJAMA = 12;
/** The chance in a lost game. */
const LOST_CHANCE = 0.005;
/** Chance added for meeting all of what is coming; less in proportion. */
const PARTLY_MET = 0.1;
/** Error of an estimate, as a share, per pair beyond the known ones. */
const SPREAD_PER_PAIR = 0.04;
const MAX_SPREAD = 0.3;
const KNOWN_PAIRS = 3;
/** Puyos that a link takes at least. */
const GROUP_SIZE = 4;

/** The chance of the side with `own` puyos against `other` puyos. */
export function chanceByMaterial(own: number, other: number): number {
  return chanceAtAdvantage((own - other) / DECISIVE_PUYOS);
}

/**
 * The chance of the side with a chain of `own` points against `other` points. `spread` is the error of both estimates,
 * as a share.
 */
export function chanceByChains(own: number, other: number, spread = MAX_SPREAD): number {
  return own + other === 0 ? 0.5 : chanceAtAdvantage((2 * (own - other)) / ((own + other) * spread));
}

/** A chance between 0 and 1. No advantage gives one half. */
function chanceAtAdvantage(advantage: number): number {
  return 0.5 + (0.5 * advantage) / (1 + Math.abs(advantage));
}

/** A chain, and what it leaves. */
export interface FiredChain {
  readonly points: number;
  readonly links: number;
  /** Pairs until it is fired. */
  readonly pairs: number;
  /** Material left to the player. */
  readonly left: Material;
  /** The board it leaves, if known. */
  readonly board?: Board;
}

export function chainNow({ points, links, board }: PlayedPlacement): FiredChain {
  return { points, links, pairs: 0, left: materialOf(board), board };
}

/** A chain whose board is not known. Every link takes its puyos from those on the field by then. */
export function chainLater(points: number, pairs: number, { own }: Situation): FiredChain {
  const links = linksWorth(points);
  const more = 2 * pairs - GROUP_SIZE * links;
  return { points, links, pairs, left: { ...own, colored: own.colored + more, free: own.free - more } };
}

/** Points that a player can fire within `pairs` pairs after a chain, in the worst case. */
export type CounterPoints = (pairs: number) => number;

export const NO_COUNTER: CounterPoints = () => 0;

/** The chance after a chain is fired. The opponent does what is worst for the player. */
export function chanceAfter(fired: FiredChain, situation: Situation, counter: CounterPoints): number {
  const { balance, extraPoints, target, rival } = situation;
  const net = balance + extraPoints + fired.points;
  if (net < 0) {
    return (
      chanceWhenHit(fired, -net / target, worthOf(rival.material), situation.board) + PARTLY_MET * (1 - net / balance)
    );
  }
  return Math.min(chanceIfIgnored(fired, net, situation), chanceIfAnswered(fired, net, situation, counter));
}

/**
 * The chance when `ojama` ojama fall on what the player has left. They spoil puyos and take the room of a full board.
 * `before` is the board before the chain.
 */
function chanceWhenHit(fired: FiredChain, ojama: number, other: number, before: Board): number {
  const [amount, left] = [Math.ceil(ojama), worthOf(fired.left)];
  const chance = Math.min(
    chanceByMaterial(left - ojama, other),
    shareKept(fired.left, amount) * chanceByMaterial(left, other),
  );
  return LOST_CHANCE + survivalAfterChain(fired, amount, before) * (chance - LOST_CHANCE);
}

/** The chance that the spawn column stays open. If the board is not known, each group makes room for as many ojama. */
function survivalAfterChain({ board, links }: FiredChain, ojama: number, before: Board): number {
  if (board === undefined) return survivalChance(before, Math.max(0, ojama - GROUP_SIZE * links));
  return isSpawnBlocked(withOjama(board, ojama)) ? 0 : 1;
}

/** The chance if the opponent lets the ojama fall. */
function chanceIfIgnored({ left }: FiredChain, net: number, { target, rival }: Situation): number {
  const ojama = Math.floor(net / target);
  const alive = survivalChance(rival.board, ojama);
  return 1 - alive * shareKept(rival.material, ojama) * (1 - chanceByMaterial(worthOf(left), worthOf(rival.material)));
}

/** The chance if the opponent answers with just enough, or with everything it can fire in time. */
function chanceIfAnswered(fired: FiredChain, net: number, situation: Situation, counter: CounterPoints): number {
  const { target, rival } = situation;
  const ticks = fired.pairs * MOVE_TICKS + fired.links * LINK_TICKS;
  const small = rival.small[Math.min(pairsIn(ticks - rival.busy), rival.small.length - 1)];
  const enough =
    small < net ? 1 : chanceByMaterial(worthOf(fired.left), worthOf(rival.material) - GROUP_SIZE * linksWorth(net));
  const ojama = Math.floor(net / target);
  const isHarmless = ojama < HARMLESS_OJAMA && survivalChance(rival.board, ojama) === 1;
  return isHarmless ? enough : Math.min(enough, chanceIfAllIsFired(fired, net, situation, counter));
}

/**
 * The chance if the opponent fires everything it can in time. How much that is was guessed, and guesses have errors.
 */
function chanceIfAllIsFired(fired: FiredChain, net: number, situation: Situation, counter: CounterPoints): number {
  const { target, rival } = situation;
  const pairs = pairsWithin(rival, fired.pairs * MOVE_TICKS + fired.links * LINK_TICKS);
  const answer = rival.answers[pairs];
  if (answer === 0) return 1;
  const spread = Math.min(MAX_SPREAD, SPREAD_PER_PAIR * Math.max(0, pairs - KNOWN_PAIRS));
  const error = (spread / 2) * net;
  const surplus = Math.max(0, answer - net) + error;
  const context = { target, rivalWorth: worthOf(rival.material), counter, board: situation.board };
  const ifOver = chanceIfAnswerIsLarger(fired, { surplus, links: linksWorth(net + surplus) }, context);
  const ifUnder = chanceIfAnswerIsSmaller(fired, Math.min(answer, net) - error, net, situation);
  return ifUnder + chanceOfLarger(answer, net, spread) * (ifOver - ifUnder);
}

/** The chance if the answer is too small and the rest falls on what the opponent has left. */
function chanceIfAnswerIsSmaller(fired: FiredChain, answer: number, net: number, { target, rival }: Situation): number {
  const spent = GROUP_SIZE * linksWorth(answer);
  return chanceByMaterial(worthOf(fired.left), worthOf(rival.material) - spent - (net - answer) / target);
}

/** The chance that the answer is larger, given the error of the estimate. */
function chanceOfLarger(answer: number, net: number, spread: number): number {
  if (spread === 0) return answer >= net ? 1 : 0;
  return chanceByChains(answer, net, spread);
}

interface RivalAnswer {
  /** Points above those that were to be answered. */
  readonly surplus: number;
  readonly links: number;
}

interface AnswerContext {
  readonly target: number;
  /** Puyos of the opponent before it answers. */
  readonly rivalWorth: number;
  readonly counter: CounterPoints;
  /** The player's board. */
  readonly board: Board;
}

/** The chance if the answer is larger. The player meets it while it runs, or takes it. */
function chanceIfAnswerIsLarger(
  fired: FiredChain,
  { surplus, links }: RivalAnswer,
  { target, rivalWorth, counter, board }: AnswerContext,
): number {
  const met = counter(pairsIn(links * LINK_TICKS));
  const spent = rivalWorth - GROUP_SIZE * links;
  if (met < surplus) return chanceWhenHit(fired, (surplus - met) / target, spent, board);
  return chanceByMaterial(worthOf(fired.left) - GROUP_SIZE * linksWorth(surplus), spent - (met - surplus) / target);
}
