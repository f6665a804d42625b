// What becomes of a chain: the opponent answers or takes it, and the player counters an answer or takes that.

import type { Board } from '@rensa/games/puyo';
import { LINK_TICKS, linksWorth, MOVE_TICKS, pairsIn } from './pace.ts';
import { pairsWithin, type Situation } from './situation.ts';
import { burdened, type Stock, stockOf, worthOf } from './stock.ts';
import { isBuried, rainedOn, survival } from './threat.ts';
import type { Try } from './tries.ts';

/** So many puyos more win three games of four. */
const DECISIVE = 16;
/** Less ojama than this is no reason for an answer with everything, unless it may block the spawn column: all that can be
 * fired as well when nothing happens. */
const HURTS = 12;
/** Of a game that is lost already. */
const LOST = 0.005;
/** What it is worth to meet nearly all of what is coming. */
const PARTLY = 0.1;
/** Estimates are off by such a part for each pair that is guessed. */
const SPREAD = 0.04;
const MAX_SPREAD = 0.3;
const KNOWN = 3;
/** Puyos that a link takes, at least. */
const GROUP = 4;

/** The chance of the side that has more to build with. */
export function chanceOf(own: number, other: number): number {
  return chanceAt((own - other) / DECISIVE);
}

/** The chance of the side that has the larger chain; estimates of both are off by such a part. */
export function chanceOfChains(own: number, other: number, spread = MAX_SPREAD): number {
  return own + other === 0 ? 0.5 : chanceAt((2 * (own - other)) / ((own + other) * spread));
}

/** From never to always by an advantage; even is 0. */
function chanceAt(advantage: number): number {
  return 0.5 + (0.5 * advantage) / (1 + Math.abs(advantage));
}

/** A chain, and what it leaves. */
export interface Shot {
  readonly points: number;
  readonly links: number;
  /** Pairs from now until it is fired. */
  readonly pairs: number;
  /** What the player has left to build with. */
  readonly left: Stock;
  /** The board that is left, where it is known. */
  readonly board?: Board;
}

export function shotNow({ points, links, board }: Try): Shot {
  return { points, links, pairs: 0, left: stockOf(board), board };
}

/** One whose board is not known: every link takes its puyos from what is there by then. */
export function shotLater(points: number, pairs: number, { own }: Situation): Shot {
  const links = linksWorth(points);
  const more = 2 * pairs - GROUP * links;
  return { points, links, pairs, left: { ...own, colored: own.colored + more, free: own.free - more } };
}

/** What a player can fire, at worst, within so many pairs after a chain. */
export type AnswerMet = (pairs: number) => number;

export const NO_COUNTER: AnswerMet = () => 0;

/** The chance that is left once a chain is fired. The opponent does what is worst for the player. */
export function chanceAfter(shot: Shot, situation: Situation, counter: AnswerMet): number {
  const { balance, purse, target, rival } = situation;
  const net = balance + purse + shot.points;
  if (net < 0) {
    return struck(shot, -net / target, worthOf(rival.stock), situation.board) + PARTLY * (1 - net / balance);
  }
  return Math.min(borne(shot, net, situation), answered(shot, net, situation, counter));
}

/**
 * So much ojama falls on what the player has left: it spoils puyos, and takes the room of a full board. `now` is the board
 * before the chain.
 */
function struck(shot: Shot, ojama: number, other: number, now: Board): number {
  const [amount, left] = [Math.ceil(ojama), worthOf(shot.left)];
  const chance = Math.min(chanceOf(left - ojama, other), burdened(shot.left, amount) * chanceOf(left, other));
  return LOST + survivalAfter(shot, amount, now) * (chance - LOST);
}

/** How likely the spawn column stays open. Where the board is not known, each group makes room for as many ojama. */
function survivalAfter({ board, links }: Shot, ojama: number, now: Board): number {
  if (board === undefined) return survival(now, Math.max(0, ojama - GROUP * links));
  return isBuried(rainedOn(board, ojama)) ? 0 : 1;
}

/** The opponent lets it fall. */
function borne({ left }: Shot, net: number, { target, rival }: Situation): number {
  const ojama = Math.floor(net / target);
  const alive = survival(rival.board, ojama);
  return 1 - alive * burdened(rival.stock, ojama) * (1 - chanceOf(worthOf(left), worthOf(rival.stock)));
}

/** The opponent answers with just enough, if it has a small chain for that, or with all that it has in time. */
function answered(shot: Shot, net: number, situation: Situation, counter: AnswerMet): number {
  const { target, rival } = situation;
  const ticks = shot.pairs * MOVE_TICKS + shot.links * LINK_TICKS;
  const small = rival.small[Math.min(pairsIn(ticks - rival.busy), rival.small.length - 1)];
  const enough = small < net ? 1 : chanceOf(worthOf(shot.left), worthOf(rival.stock) - GROUP * linksWorth(net));
  const ojama = Math.floor(net / target);
  const isHarmless = ojama < HURTS && survival(rival.board, ojama) === 1;
  return isHarmless ? enough : Math.min(enough, fought(shot, net, situation, counter));
}

/** The opponent answers with all that it has in time. How much that is was guessed, and guesses are off. */
function fought(shot: Shot, net: number, situation: Situation, counter: AnswerMet): number {
  const { target, rival } = situation;
  const pairs = pairsWithin(rival, shot.pairs * MOVE_TICKS + shot.links * LINK_TICKS);
  const answer = rival.answers[pairs];
  if (answer === 0) return 1;
  const spread = Math.min(MAX_SPREAD, SPREAD * Math.max(0, pairs - KNOWN));
  const error = (spread / 2) * net;
  const back = Math.max(0, answer - net) + error;
  const facing = { target, theirs: worthOf(rival.stock), counter, now: situation.board };
  const ifOver = outdone(shot, { back, links: linksWorth(net + back) }, facing);
  const ifUnder = tooLittle(shot, Math.min(answer, net) - error, net, situation);
  return ifUnder + overtakes(answer, net, spread) * (ifOver - ifUnder);
}

/** The answer does not suffice, and the rest falls on what the opponent has left. */
function tooLittle(shot: Shot, answer: number, net: number, { target, rival }: Situation): number {
  const spent = GROUP * linksWorth(answer);
  return chanceOf(worthOf(shot.left), worthOf(rival.stock) - spent - (net - answer) / target);
}

/** How likely an answer is the larger one, when the estimate of it is off by such a part. */
function overtakes(answer: number, net: number, spread: number): number {
  if (spread === 0) return answer >= net ? 1 : 0;
  return chanceOfChains(answer, net, spread);
}

interface RivalAnswer {
  /** Points beyond what was to be answered. */
  readonly back: number;
  readonly links: number;
}

interface Answering {
  readonly target: number;
  /** What the opponent has before it answers. */
  readonly theirs: number;
  readonly counter: AnswerMet;
  /** The player's board. */
  readonly now: Board;
}

/** The answer is larger, and the player meets it while it runs, or it falls. */
function outdone(shot: Shot, { back, links }: RivalAnswer, { target, theirs, counter, now }: Answering): number {
  const met = counter(pairsIn(links * LINK_TICKS));
  const spent = theirs - GROUP * links;
  if (met < back) return struck(shot, (back - met) / target, spent, now);
  return chanceOf(worthOf(shot.left) - GROUP * linksWorth(back), spent - (met - back) / target);
}
