// The chance to win with one placement. It fires a chain now, builds on, or prepares a chain that answers an attack in
// time.

import type { Move } from '../kernel/index.ts';
import { meanOf } from '../search/alone.ts';
import type { PlayedPlacement } from '../search/played.ts';
import type { SearchResult } from '../search/search.ts';
import { chanceToCounter, counterAfter } from './counter.ts';
import { shareAfterHarassment } from './harass.ts';
import { worthOf } from './material.ts';
import { chainNow, chanceAfter, NO_COUNTER } from './outcome.ts';
import type { Situation } from './situation.ts';
import { survivalChance } from './threat.ts';
import { chanceToWait, shareAfterFall } from './waiting.ts';

/** Everything the chance of a placement depends on. */
export interface ChanceInputs {
  readonly situation: Situation;
  readonly found: SearchResult;
  /** Number of the known pair that can empty the field, by first placement; 0 for none. */
  readonly clears: Int32Array;
  /** Points that building on promises, by placement, and the maximum of all placements. */
  readonly promise: (move: Move) => number;
  readonly maxPromise: number;
  /** Chance by which an unprovoked attack must exceed building on. */
  readonly margin: number;
}

/** Points of a pop that still counts as building. A placement that pops more has fired. */
const MAX_BUILDING_POINTS = 400;
/** Points from which a chain uses the whole field. */
const MAIN_CHAIN_POINTS = 5000;
/** Free cells. With fewer, waiting is worth less. */
const ROOMY_CELLS = 30;
/** A chance from which the game counts as won. */
const SURE_CHANCE = 0.97;
/** Chance lost per share of the promise that is spoiled: usually, and under attack. */
const SPOIL_COST = 0.3;
const SPOIL_COST_UNDER_ATTACK = 0.15;
const MIN_PROMISE = 20_000;
/** Chance that an all clear adds, and chance lost per pair of waiting for it. */
const ALL_CLEAR_WORTH = 0.2;
const ALL_CLEAR_WAIT = 0.02;

export function chanceToWin(tried: PlayedPlacement, inputs: ChanceInputs): number {
  if (tried.isDead) return 0;
  const { situation, found, clears } = inputs;
  const offset = Math.floor((tried.links > 0 ? tried.points + situation.extraPoints : 0) / situation.target);
  const alive = survivalChance(tried.board, Math.max(0, situation.due - offset));
  const build = tried.points > MAX_BUILDING_POINTS ? 0 : chanceToBuild(tried.move, inputs);
  const chance = Math.max(chanceToFire(tried, inputs), build) + allClearWorth(clears[tried.move], situation);
  return alive * shareAfterHarassment(tried, situation, found) * chance;
}

/** The chance of firing now. A small chain should not spoil what it leaves of the field. */
function chanceToFire(tried: PlayedPlacement, inputs: ChanceInputs): number {
  const { situation, found, margin } = inputs;
  if (tried.links === 0) return 0;
  const chain = chainNow(tried);
  const isMain = tried.points >= MAIN_CHAIN_POINTS;
  const chance = chanceAfter(chain, situation, isMain ? NO_COUNTER : counterAfter(tried.move, found));
  if (chance > SURE_CHANCE) return chance;
  const cost = situation.balance < 0 ? 0 : margin * Math.min(1, situation.own.free / ROOMY_CELLS);
  const kept = isMain ? 0 : Math.max(0, worthOf(chain.left)) / (worthOf(situation.own) + 1);
  return chance - cost - SPOIL_COST * Math.min(1, kept) * shareSpoiled(tried.move, inputs);
}

function chanceToBuild(move: Move, inputs: ChanceInputs): number {
  const { situation, found } = inputs;
  const kept = chanceToWait(situation, inputs.promise(move)) - SPOIL_COST * shareSpoiled(move, inputs);
  if (situation.balance >= 0) return kept;
  const countered = meanOf(found.prospects, (chains) => chanceToCounter(chains, move, situation));
  return Math.max(kept * shareAfterFall(situation), countered - SPOIL_COST_UNDER_ATTACK * shareSpoiled(move, inputs));
}

/** Share of the promise of the field that a placement loses. */
function shareSpoiled(move: Move, { promise, maxPromise }: ChanceInputs): number {
  return (maxPromise - promise(move)) / Math.max(MIN_PROMISE, maxPromise);
}

/** An empty field pays with the next chain, if one follows. */
function allClearWorth(pairs: number, { balance }: Situation): number {
  return pairs === 0 || balance < 0 ? 0 : ALL_CLEAR_WORTH - ALL_CLEAR_WAIT * pairs;
}
