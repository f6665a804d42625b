// The choice of a player who has an opponent. Both boards are searched, and a chain counts for what it does in time:
// whether it cancels what is coming before it falls, and whether the other side can answer before it lands. Attacks that
// the pair in hand can set off are looked at one by one, with both boards as they would be afterwards.

import type { Board, Colors } from '@rensa/games/puyo';
import { LINK_TICKS, linksWorth, MOVE_TICKS, pairsIn, TARGET } from './pace.ts';
import { type Move, moveOf, MOVES } from './reach.ts';
import { type Strike, strikesOf } from './strike.ts';
import { type Chains, type Style, type Survey, survey } from './survey.ts';
import { meanOf, type Placement, rank, type Thought } from './think.ts';
import { graveOf, isBuried, rainedOn, type Threat, threatOf } from './threat.ts';
import type { Side, View } from './view.ts';

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

/** How someone plays who has an opponent. */
export interface Duellist {
  readonly style: Style;
  readonly judgement: Judgement;
}

/** A game that is won at once; one pair later it is worth so much less. */
const WON = 100_000;
const HASTE = 0.01;
/** Of the ojama that fill the spawn column: a smaller part does nothing, a larger one wins. */
const HURTS = 0.3;
const WINS = 1.2;
/** Ojama that a field can bear after its own chain, and the little that is left beyond. */
const BEARS = 24;
const HOPE = 0.02;
/** How far an advantage goes: in chains that could be fired, and beside how many points that every side may still find. */
const EDGE = 2;
const LUCK = 20_000;
/** Further than a search sees, chains are taken to grow on as they did, up to a full field. */
const FURTHEST = 24;
const FULL = 95_000;
const TREND = 3;

/** A look at boards other than the own one as it is, each with a small part of the nodes. */
class Scout {
  nodes = 0;
  readonly #look: (board: Board, pairs: readonly Colors[]) => Survey | undefined;

  constructor({ colors }: View, style: Style, nodes: number, expired: () => boolean) {
    this.#look = (board, pairs) => survey({ board, pairs, colors, left: null }, style, nodes, expired);
  }

  /** The best chain that can be expected by so many pairs: by none, by one, and so on. */
  curve(board: Board, pairs: readonly Colors[]): number[] {
    const found = this.#look(board, pairs);
    this.nodes += found?.nodes ?? 0;
    return found === undefined ? [0] : curveOf(found);
  }

  /** The best chain that can be expected at all. */
  potential(board: Board, pairs: readonly Colors[]): number {
    return this.curve(board, pairs).at(-1) as number;
  }
}

function curveOf({ prospects, sure }: Survey): number[] {
  return Array.from({ length: sure.length / MOVES + 1 }, (_, pairs) =>
    meanOf(prospects, (chains) => chains.subarray(0, MOVES * pairs).reduce((most, score) => Math.max(most, score), 0)),
  );
}

interface Duel {
  /** Points on their way to the opponent; below 0, on their way here. */
  readonly balance: number;
  /** Pairs that can be set down before those fall. */
  readonly moves: number;
  /** What a chain is still worth that comes too late for them. */
  readonly borne: number;
  /** The opponent, when its chain is over. */
  readonly rival: Rival;
}

interface Rival {
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

/** Searches once, with at most so many evaluations; undefined when it was stopped on the way. */
export function thinkAgainst(
  view: View,
  opponent: Side,
  { style, judgement }: Duellist,
  nodes: number,
  expired: () => boolean,
): Thought | undefined {
  const light = { ...style, guesses: judgement.guesses };
  const scout = new Scout(view, light, Math.floor(judgement.share * nodes), expired);
  const duel = duelOf(view, opponent, scout);
  const strike = bestStrike(view, duel, scout, style, judgement);
  const found = survey(view, style, nodes - scout.nodes, expired);
  if (found === undefined) return undefined;
  const worth = (move: Move): number =>
    Math.round(meanOf(found.prospects, (chains) => bestWorth(chains, move, duel, judgement.greed)));
  const placements = rank(view, found, worth);
  return {
    placements: strike === undefined ? placements : struck(placements, strike),
    nodes: scout.nodes + found.nodes,
  };
}

function duelOf(view: View, opponent: Side, scout: Scout): Duel {
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

/** The part of what the own field promises that is left when so much ojama has fallen on it. */
function borneBy({ board, pairs }: View, ojama: number, scout: Scout): number {
  const before = scout.potential(board, pairs);
  return before === 0 ? 0 : clamp(scout.potential(rainedOn(board, ojama), pairs) / before);
}

function answerWithin({ answers, busy }: Rival, ticks: number): number {
  return answers[Math.min(pairsIn(ticks - busy), answers.length - 1)] as number;
}

/** The best that a placement leads to. */
function bestWorth(chains: Chains, move: Move, duel: Duel, greed: number): number {
  let most = 0;
  for (let pairs = 0, i = move; i < chains.length; pairs++, i += MOVES) {
    const points = chains[i] as number;
    if (points > 0) most = Math.max(most, worthOf(points, pairs, duel, greed));
  }
  return most;
}

/** What a chain is worth that is fired so many pairs from now. */
function worthOf(points: number, pairs: number, { balance, moves, borne, rival }: Duel, greed: number): number {
  const late = balance < 0 && pairs >= moves;
  const net = late ? points : balance + points;
  if (net < 0) return greed * points * Math.max(HOPE, 1 + net / (TARGET * BEARS));
  const answer = answerWithin(rival, pairs * MOVE_TICKS + linksWorth(points) * LINK_TICKS);
  const part = (net - answer) / TARGET / rival.grave;
  const won = clamp((part - HURTS) / (WINS - HURTS));
  return (late ? borne : 1) * (won * WON * (1 - HASTE * pairs) + (1 - won) * greed * points);
}

/** The attack to make now; undefined where building on promises more, or where what is coming has to be met first. */
function bestStrike(view: View, duel: Duel, scout: Scout, style: Style, judgement: Judgement): Strike | undefined {
  const { strikes, least, margin } = judgement;
  if (duel.balance < 0 || view.pairs.length < 2) return undefined;
  const found = strikesOf(view, style.weights, least, strikes);
  if (found.length === 0) return undefined;
  let most = margin + chanceOf(scout.potential(view.board, view.pairs), duel.rival.potential);
  let best: Strike | undefined;
  for (const strike of found) {
    const chance = chanceAfter(strike, view.pairs.slice(1), duel, scout, judgement.belief);
    if (chance > most) [most, best] = [chance, strike];
  }
  return best;
}

/** The opponent answers as well as it can, or lets it fall: how likely is each to be won? */
function chanceAfter(
  { points, links, board }: Strike,
  pairs: readonly Colors[],
  { balance, rival }: Duel,
  scout: Scout,
  belief: number,
): number {
  const sent = balance + points;
  const mine = scout.potential(board, pairs);
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
function struck(placements: readonly Placement[], { move, points }: Strike): Placement[] {
  const isIt = ({ col, rot }: Placement): boolean => moveOf(col, rot) === move;
  const most = placements[0]?.score ?? 0;
  const first = placements.filter(isIt).map((placement) => ({ ...placement, score: most + points }));
  return [...first, ...placements.filter((placement) => !isIt(placement))];
}

function clamp(x: number): number {
  return Math.min(1, Math.max(0, x));
}
