// The chance to win with one placement: that of a chain fired now, of building on, or of a chain which meets in time
// what is coming.

import { meanOf } from './alone.ts';
import { chanceToCounter, counterAfter } from './counter.ts';
import { afterHarassment } from './harass.ts';
import type { Move } from './kernel/index.ts';
import { chanceAfter, NO_COUNTER, shotNow } from './outcome.ts';
import type { SearchResult } from './search.ts';
import type { Situation } from './situation.ts';
import { worthOf } from './stock.ts';
import { survival } from './threat.ts';
import type { Try } from './tries.ts';
import { bearable, chanceToWait } from './waiting.ts';

/** Everything that a chance depends on. */
export interface Judging {
  readonly situation: Situation;
  readonly found: SearchResult;
  /** By placement: with which known pair the field can be emptied; 0 for never. */
  readonly clears: Int32Array;
  /** What building on promises, by placement, and the most of all. */
  readonly promise: (move: Move) => number;
  readonly most: number;
  /** A chain that is fired unprovoked has to promise so much more than building on. */
  readonly margin: number;
}

/** A placement that pops more than this has fired, and does not build. */
const MAX_POP = 400;
/** From so many points on a chain takes the whole field with it. */
const MAIN = 5000;
/** With less room than this there is less reason to wait. */
const ROOMY = 30;
/** With such a chance the game is as good as won. */
const SURE = 0.97;
/** What is lost in chances with all that a field promises, and with the part of it that counts when ojama comes. */
const KEEN = 0.3;
const KEEN_UNDER_ATTACK = 0.15;
const MIN_PROMISE = 20_000;
/** What an all clear is worth, and what a pair of waiting for it takes. */
const CLEARING = 0.2;
const CLEARING_LATER = 0.02;

export function chanceWith(each: Try, judging: Judging): number {
  if (each.isDead) return 0;
  const { situation, found, clears } = judging;
  const offset = Math.floor((each.links > 0 ? each.points + situation.purse : 0) / situation.target);
  const alive = survival(each.board, Math.max(0, situation.due - offset));
  const build = each.points > MAX_POP ? 0 : chanceToBuild(each.move, judging);
  const chance = Math.max(chanceToFire(each, judging), build) + clearing(clears[each.move], situation);
  return alive * afterHarassment(each, situation, found) * chance;
}

/** The chance of a chain that is fired now. What it keeps of the field should not be spoiled. */
function chanceToFire(each: Try, judging: Judging): number {
  const { situation, found, margin } = judging;
  if (each.links === 0) return 0;
  const shot = shotNow(each);
  const isMain = each.points >= MAIN;
  const chance = chanceAfter(shot, situation, isMain ? NO_COUNTER : counterAfter(each.move, found));
  if (chance > SURE) return chance;
  const charge = situation.balance < 0 ? 0 : margin * Math.min(1, situation.own.free / ROOMY);
  const kept = isMain ? 0 : Math.max(0, worthOf(shot.left)) / (worthOf(situation.own) + 1);
  return chance - charge - KEEN * Math.min(1, kept) * spoiled(each.move, judging);
}

function chanceToBuild(move: Move, judging: Judging): number {
  const { situation, found } = judging;
  const kept = chanceToWait(situation, judging.promise(move)) - KEEN * spoiled(move, judging);
  if (situation.balance >= 0) return kept;
  const countered = meanOf(found.prospects, (chains) => chanceToCounter(chains, move, situation));
  return Math.max(kept * bearable(situation), countered - KEEN_UNDER_ATTACK * spoiled(move, judging));
}

/** The part that a placement loses of all that the field promises. */
function spoiled(move: Move, { promise, most }: Judging): number {
  return (most - promise(move)) / Math.max(MIN_PROMISE, most);
}

/** An empty field pays with the next chain, if there is one. */
function clearing(pairs: number, { balance }: Situation): number {
  return pairs === 0 || balance < 0 ? 0 : CLEARING - CLEARING_LATER * pairs;
}
