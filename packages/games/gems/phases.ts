// A turn as a table of phases, one function each: it gets the state to come as a draft, and writes into it.
//
//   spawn → fall ⇄ lock → settle → clear → pause → settle → … → garbage → spawn
//
// Nothing here changes a value that the old state holds: boards, pairs and lists are replaced, never written to.

import { restTicks } from '../falling/fall.ts';
import { PairSteering } from '../falling/steering.ts';
import { hangTicks, raiseLevel } from '../falling/level.ts';
import { fitsIn, newPair, withPair } from '../falling/pair.ts';
import { enter, type PhaseTable, wait } from '../falling/phase.ts';
import { isTimeUp } from '../falling/timed.ts';
import { COLS, isFree, SPAWN_COL, SPAWN_ROW } from './board.ts';
import { clear, findBreak, isCleared } from './clear.ts';
import { deal } from './deal.ts';
import { amountOf, countDown, dropGarbage, exchange } from './garbage.ts';
import type { Pair } from './pair.ts';
import { fuse } from './power.ts';
import { scoreLink } from './score.ts';
import { settle } from './settle.ts';
import { type Draft, type Ending, type Event, MODE_TICKS, type Phase } from './state.ts';
import { isFreeFor, rotate } from './rotate.ts';

type Tell = (event: Event) => void;

const STEERING = new PairSteering<Pair, Draft, Tell>({
  isFree: (draft, row, col) => isFreeFor(draft.pair, draft, row, col),
  rotate,
  sunk,
  gain: (draft, points) => (draft.score += points),
  place,
});

function sunk({ axis, child, col, facing, groundings, lifts }: Pair, row: number, drop: number, pace: number): Pair {
  return { axis, child, row, col, facing, drop, pace, hang: 0, groundings, lifts };
}

export const PHASES: PhaseTable<Phase, Draft, Event> = {
  spawn: (draft, _input, tell) => expire(draft, tell) || (wait(draft) && spawn(draft, tell)),
  fall: (draft, input, tell) => expire(draft, tell) || STEERING.fall(draft, input, tell),
  lock: (draft, input, tell) => expire(draft, tell) || STEERING.lock(draft, input, tell),
  settle: (draft, _input, tell) => wait(draft) && find(draft, tell),
  clear: (draft, _input, tell) => wait(draft) && shatter(draft, tell),
  pause: (draft, _input, tell) => wait(draft) && drop(draft, tell, 0),
  garbage: (draft, _input, tell) => wait(draft) && finish(draft, tell),
  over: () => {},
};

/** Ends a game whose time is up; true when it was. What is being resolved is resolved first. */
function expire(draft: Draft, tell: Tell): boolean {
  if (!isTimeUp(MODE_TICKS[draft.setup.mode], draft)) return false;
  end(draft, tell, 'time');
  return true;
}

function spawn(draft: Draft, tell: Tell): void {
  const hang = hangTicks(draft.rules, draft.gravity);
  const pair = { ...newPair(draft.next, SPAWN_ROW, SPAWN_COL, hang), lifts: 0 };
  const { piece, deck } = deal(draft, draft.rules);
  draft.pieces = deck.pieces;
  draft.dealt = deck.dealt;
  draft.bags = deck.bags;
  draft.drought = deck.drought;
  draft.next = piece;
  if (!fitsIn(isFree, draft, pair)) return end(draft, tell, 'blocked');
  draft.pair = pair;
  draft.chain = 0;
  draft.phase = 'fall';
  tell({ kind: 'spawned' });
}

/** The pair becomes part of the board. */
function place(draft: Draft, pair: Pair, tell: Tell, hard: boolean): void {
  const { board, cells } = withPair(countDown(draft.board), pair, COLS);
  draft.board = board;
  draft.pair = null;
  draft.pairs++;
  tell({ kind: 'locked', cells, hard });
  raiseLevel(draft, tell);
  drop(draft, tell, draft.rules.landTicks);
}

/** Lets everything fall, and waits until it has; at least so long, where a piece has just landed. */
function drop(draft: Draft, tell: Tell, least: number): void {
  const { board, slabs, falls } = settle(draft, draft.rules);
  draft.board = board;
  draft.slabs = slabs;
  if (falls.length > 0) tell({ kind: 'settled', falls });
  enter(draft, 'settle', Math.max(least, restTicks(falls, draft.rules.landTicks)), () => find(draft, tell));
}

function find(draft: Draft, tell: Tell): void {
  fuseAll(draft, tell);
  const breaking = findBreak(draft.board, draft.rules);
  if (breaking === undefined) return endChain(draft, tell);
  draft.breaking = breaking;
  const linked = breaking.cells.length > 0;
  if (linked) draft.chain++;
  draft.maxChain = Math.max(draft.maxChain, draft.chain);
  tell({ kind: 'found', chain: linked ? draft.chain : 0, breaking });
  enter(draft, 'clear', draft.rules.clearTicks, () => shatter(draft, tell));
}

function fuseAll(draft: Draft, tell: Tell): void {
  const before = draft.slabs;
  draft.slabs = fuse(draft, draft.rules);
  const fresh = draft.slabs.filter((slab) => !before.includes(slab));
  if (fresh.length > 0) tell({ kind: 'fused', slabs: fresh });
}

function shatter(draft: Draft, tell: Tell): void {
  const { breaking } = draft;
  if (breaking === null) return;
  const techs = breaking.techs.length;
  if (breaking.cells.length > 0) {
    const link = scoreLink(draft.chain, draft, breaking, draft.rules);
    draft.score += link.score;
    tell({ kind: 'broke', link, breaking });
    if (draft.rules.attack !== null) attack(draft, amountOf(link.score, draft.rules.attack, draft.ticks), tell);
  }
  if (techs > 0) {
    draft.techs += techs;
    draft.score += techs * draft.rules.techScore;
    tell({ kind: 'tech', cells: breaking.techs, points: techs * draft.rules.techScore });
  }
  const { board, slabs } = clear(draft, breaking);
  draft.board = board;
  draft.slabs = slabs;
  draft.breaking = null;
  enter(draft, 'pause', draft.rules.pauseTicks, () => drop(draft, tell, 0));
}

function attack(draft: Draft, amount: number, tell: Tell): void {
  const { offset, sent, pending, queued, weakened } = exchange(draft, amount);
  draft.pending = pending;
  draft.queued = queued;
  draft.weakened = weakened;
  if (offset > 0) tell({ kind: 'offset', amount: offset });
  if (sent > 0) tell({ kind: 'sent', amount: sent, pattern: draft.setup.pattern });
}

function endChain(draft: Draft, tell: Tell): void {
  // A piece has just locked, so an empty board was emptied.
  if (isCleared(draft.board)) allClear(draft, tell);
  tell({ kind: 'ended', chain: draft.chain });
  if (draft.queued === 0) return finish(draft, tell);
  const { board, falls } = dropGarbage(draft);
  draft.board = board;
  draft.queued = 0;
  draft.weakened = draft.weakened && draft.pending > 0;
  tell({ kind: 'garbage', falls });
  enter(draft, 'garbage', restTicks(falls, draft.rules.landTicks), () => finish(draft, tell));
}

function allClear(draft: Draft, tell: Tell): void {
  draft.allClears++;
  draft.score += draft.rules.allClearScore;
  tell({ kind: 'allClear', points: draft.rules.allClearScore });
  if (draft.rules.attack !== null) attack(draft, draft.allClears * draft.rules.attack.allClear, tell);
}

function finish(draft: Draft, tell: Tell): void {
  if (expire(draft, tell)) return;
  enter(draft, 'spawn', draft.rules.spawnTicks, () => spawn(draft, tell));
}

function end(draft: Draft, tell: Tell, ending: Ending): void {
  draft.phase = 'over';
  draft.ending = ending;
  tell({ kind: 'over', ending });
}
