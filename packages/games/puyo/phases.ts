// A turn as a table of phases, one function each: it gets the state to come as a draft, and writes into it.
//
//   spawn → fall ⇄ lock → settle → pop → pause → settle → … → garbage → spawn
//
// Nothing here changes a value that the old state holds: boards, pairs and lists are replaced, never written to.

import { restTicks } from '../falling/fall.ts';
import { PairSteering } from '../falling/steering.ts';
import { hangTicks, raiseLevel } from '../falling/level.ts';
import { newPair, withPair } from '../falling/pair.ts';
import { enter, type PhaseTable, wait } from '../falling/phase.ts';
import { isTimeUp } from '../falling/timed.ts';
import { COLS, isFree, isLost, SPAWN_COL } from './board.ts';
import { clear, findGroups, isCleared, ojamaBeside } from './clear.ts';
import { deal } from './deal.ts';
import { dropGarbage, exchange } from './garbage.ts';
import { fits, type Pair } from './pair.ts';
import { bonusDue, scoreLink } from './score.ts';
import { freeFallTicks, looseRows, ojamaLandTicks, settle, type Settled } from './settle.ts';
import { type Draft, type Event, MODE_TICKS, type Phase } from './state.ts';
import { rotate } from './rotate.ts';

type Tell = (event: Event) => void;

const STEERING = new PairSteering<Pair, Draft, Tell>({
  isFree: ({ board }, row, col) => isFree(board, row, col),
  rotate,
  unrotated: disarmed,
  sunk,
  gain,
  place,
});

export const PHASES: PhaseTable<Phase, Draft, Event> = {
  spawn: (draft, _input, tell) => expire(draft, tell) || (wait(draft) && spawn(draft, tell)),
  fall: (draft, input, tell) => expire(draft, tell) || STEERING.fall(draft, input, tell),
  lock: (draft, input, tell) => expire(draft, tell) || STEERING.lock(draft, input, tell),
  settle: (draft, _input, tell) => wait(draft) && find(draft, tell),
  pop: (draft, _input, tell) => wait(draft) && pop(draft, tell),
  pause: (draft, _input, tell) => wait(draft) && collapse(draft, tell),
  garbage: (draft, _input, tell) => wait(draft) && finish(draft, tell),
  over: () => {},
};

/** Ends a game whose time is up; true when it was. What is being resolved is resolved first. */
function expire(draft: Draft, tell: Tell): boolean {
  if (!isTimeUp(MODE_TICKS[draft.setup.mode], draft)) return false;
  end(draft, tell);
  return true;
}

function spawn(draft: Draft, tell: Tell): void {
  const [first, second] = draft.next;
  const { rules } = draft;
  const hang = hangTicks(rules, draft.gravity);
  const pair = { ...newPair(first, rules.spawnRow, SPAWN_COL, hang), armed: 0 };
  if (!fits(draft.board, pair)) return end(draft, tell);
  const { colors, deck } = deal(draft, rules);
  draft.pieces = deck.pieces;
  draft.dealt = deck.dealt;
  draft.next = [second, colors];
  draft.pair = pair;
  draft.chain = 0;
  draft.phase = 'fall';
  tell({ kind: 'spawned' });
}

function sunk({ axis, child, col, facing, groundings, armed }: Pair, row: number, drop: number, pace: number): Pair {
  return { axis, child, row, col, facing, drop, pace, hang: 0, groundings, armed };
}

/** The window for a quick turn runs out while the pair does not rotate. */
function disarmed(pair: Pair): Pair {
  return pair.armed === 0 ? pair : { ...pair, armed: pair.armed - 1 };
}

/** Points for dropping and landing, which also count toward ojama. */
function gain(draft: Draft, points: number): void {
  draft.score += points;
  if (draft.rules.attack !== null) draft.unspent += points;
}

/** The pair becomes part of the board. */
function place(draft: Draft, pair: Pair, tell: Tell, hard: boolean): void {
  const { board, cells } = withPair(draft.board, pair, COLS);
  draft.board = board;
  draft.pair = null;
  draft.pairs++;
  gain(draft, draft.rules.landingScore);
  tell({ kind: 'locked', cells, hard });
  raiseLevel(draft, tell);
  tear(draft, tell);
}

/** Half a pair that comes apart falls. A pair that has landed rests, even if nothing fell. */
function tear(draft: Draft, tell: Tell): void {
  const { landTicks } = draft.rules;
  const { board, falls } = settle(draft.board, draft.rules, freeFallTicks);
  fallDown(draft, tell, { board, falls, ticks: Math.max(landTicks, restTicks(falls, landTicks)) });
}

/** Everything above the cleared puyos falls. */
function collapse(draft: Draft, tell: Tell): void {
  const { board, falls } = settle(draft.board, draft.rules);
  fallDown(draft, tell, { board, falls, ticks: restTicks(falls, draft.rules.landTicks) });
}

function fallDown(draft: Draft, tell: Tell, { board, falls, ticks }: Settled & { readonly ticks: number }): void {
  draft.board = board;
  if (falls.length > 0) tell({ kind: 'settled', falls });
  enter(draft, 'settle', ticks, () => find(draft, tell));
}

function find(draft: Draft, tell: Tell): void {
  const groups = findGroups(draft.board, draft.rules.popRows);
  if (groups.length === 0) return endChain(draft, tell);
  draft.groups = groups;
  draft.chain++;
  draft.maxChain = Math.max(draft.maxChain, draft.chain);
  tell({ kind: 'found', chain: draft.chain, groups, ojama: ojamaBeside(draft.board, groups, draft.rules.popRows) });
  enter(draft, 'pop', draft.rules.popTicks, () => pop(draft, tell));
}

function pop(draft: Draft, tell: Tell): void {
  const { groups } = draft;
  const ojama = ojamaBeside(draft.board, groups, draft.rules.popRows);
  const link = scoreLink(draft.chain, groups, ojama.length);
  draft.board = clear(draft.board, groups, ojama);
  draft.groups = [];
  const cleared = isCleared(draft.board, looseRows(draft.rules));
  const owed = takeBonus(draft);
  const bonus = cleared && draft.rules.allClearPays === 'now' ? draft.rules.allClearScore : 0;
  tell({ kind: 'popped', link, points: link.score + owed + bonus, groups, ojama });
  attack(draft, link.score + owed, tell);
  if (cleared) allClear(draft, bonus, tell);
  enter(draft, 'pause', draft.rules.pauseTicks, () => collapse(draft, tell));
}

/** The points of an all clear that waited for this chain. */
function takeBonus(draft: Draft): number {
  const points = bonusDue(draft);
  draft.bonusDue = false;
  return points;
}

function attack(draft: Draft, points: number, tell: Tell): void {
  const { offset, sent, unspent, pending, queued } = exchange(draft, points);
  draft.score += points;
  draft.unspent = unspent;
  draft.pending = pending;
  draft.queued = queued;
  if (offset > 0) tell({ kind: 'offset', amount: offset });
  if (sent > 0) tell({ kind: 'sent', amount: sent });
}

function endChain(draft: Draft, tell: Tell): void {
  tell({ kind: 'ended', chain: draft.chain });
  if (draft.setup.mode === 'survival') countRow(draft);
  if (draft.queued === 0) return finish(draft, tell);
  const amount = Math.min(draft.queued, draft.rules.attack?.most ?? draft.queued);
  const { board, falls, misc } = dropGarbage(draft.board, amount, draft.rules, draft.misc);
  draft.board = board;
  draft.misc = misc;
  draft.queued -= amount;
  tell({ kind: 'garbage', falls });
  const ticks = restTicks(falls, ojamaLandTicks(falls.length, draft.rules));
  enter(draft, 'garbage', ticks, () => finish(draft, tell));
}

/** The bonus is paid now, or else it is due with the next chain. */
function allClear(draft: Draft, points: number, tell: Tell): void {
  draft.score += points;
  draft.bonusDue = draft.rules.allClearPays === 'next';
  tell({ kind: 'allClear', points, due: bonusDue(draft) });
}

/** Survival: a row of ojama is due after a number of pairs, sooner each time. */
function countRow(draft: Draft): void {
  draft.untilRow--;
  if (draft.untilRow > 0) return;
  const waits = draft.rules.survivalPairs;
  draft.rowsSent++;
  draft.untilRow = waits[Math.min(draft.rowsSent, waits.length - 1)];
  draft.queued += COLS;
}

function finish(draft: Draft, tell: Tell): void {
  if (draft.rules.loss === 'top' && isLost(draft.board, draft.rules)) return end(draft, tell);
  enter(draft, 'spawn', draft.rules.spawnTicks, () => spawn(draft, tell));
}

function end(draft: Draft, tell: Tell): void {
  draft.phase = 'over';
  tell({ kind: 'over' });
}
