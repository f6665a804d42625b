// The chance to win with one placement: that of a chain fired now, of building on, or of a chain which meets in time
// what is coming.

import { meanOf } from './alone.ts';
import { chanceToCounter, counterAfter } from './counter.ts';
import { shareAfterHarassment } from './harass.ts';
import type { Move } from './kernel/index.ts';
import { chanceAfter, NO_COUNTER, chainNow } from './outcome.ts';
import type { SearchResult } from './search.ts';
import type { Situation } from './situation.ts';
import { worthOf } from './material.ts';
import { survivalChance } from './threat.ts';
import type { PlayedPlacement } from './played.ts';
import { shareAfterFall, chanceToWait } from './waiting.ts';

/** Everything that a chance depends on. */
export interface ChanceInputs {
  readonly situation: Situation;
  readonly found: SearchResult;
  /** By placement: with which known pair the field can be emptied; 0 for never. */
  readonly clears: Int32Array;
  /** What building on promises, by placement, and the most of all. */
  readonly promise: (move: Move) => number;
  readonly maxPromise: number;
  /** A chain that is fired unprovoked has to promise so much more than building on. */
  readonly margin: number;
}

/** A placement that pops more than this has fired, and does not build. */
const MAX_BUILDING_POINTS = 400;
/** From so many points on a chain takes the whole field with it. */
const MAIN_CHAIN_POINTS = 5000;
/** With less room than this there is less reason to wait. */
const ROOMY_CELLS = 30;
/** With such a chance the game is as good as won. */
const SURE_CHANCE = 0.97;
/** What is lost in chances with all that a field promises, and with the part of it that counts when ojama comes. */
const SPOIL_COST = 0.3;
const SPOIL_COST_UNDER_ATTACK = 0.15;
const MIN_PROMISE = 20_000;
/** What an all clear is worth, and what a pair of waiting for it takes. */
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

/** The chance of a chain that is fired now. What it keeps of the field should not be spoiled. */
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

/** The part that a placement loses of all that the field promises. */
function shareSpoiled(move: Move, { promise, maxPromise }: ChanceInputs): number {
  return (maxPromise - promise(move)) / Math.max(MIN_PROMISE, maxPromise);
}

/** An empty field pays with the next chain, if there is one. */
function allClearWorth(pairs: number, { balance }: Situation): number {
  return pairs === 0 || balance < 0 ? 0 : ALL_CLEAR_WORTH - ALL_CLEAR_WAIT * pairs;
}
