// A turn as a table of phases, one function each: it gets the state to come as a draft, and writes into it.
//
//   spawn → fall ⇄ lock → settle → clear → pause → settle → … → garbage → spawn
//
// Nothing here changes a value that the old state holds: boards, pairs and lists are replaced, never written to.

import { restTicks } from '../falling/fall.ts';
import { PairSteering } from '../falling/steering.ts';
import { hangTicks, raiseLevel } from '../falling/level.ts';
import { fitsIn, newPair, withPair } from '../falling/pair.ts';
import { enter, type PhaseTable, type PhaseTick, wait } from '../falling/phase.ts';
import { isTimeUp } from '../falling/timed.ts';
import { COLS, isFree, SPAWN_COL, SPAWN_ROW } from './board.ts';
import { clear, findBreak, isCleared } from './clear.ts';
import { deal } from './deal.ts';
import { amountOf, countDown, dropGarbage, exchange } from './garbage.ts';
import { copyOf, type Pair } from './pair.ts';
import { fuse } from './power.ts';
import { scoreLink } from './score.ts';
import { settle } from './settle.ts';
import { type Draft, type Ending, type Event, MODE_TICKS, type Phase } from './state.ts';
import { isFreeFor, rotate } from './rotate.ts';

type GameTurn = PhaseTick<Event>;

const STEERING = new PairSteering<Pair, Draft, GameTurn>({
  isFree: (draft, row, col) => isFreeFor(draft.pair, draft, row, col),
  rotate,
  copyOf,
  gain: (draft, points) => (draft.score += points),
  place,
});

export const PHASES: PhaseTable<Phase, Draft, Event> = {
  spawn: (draft, _input, turn) => expire(draft, turn) || (wait(draft) && spawn(draft, turn)),
  fall: (draft, input, turn) => expire(draft, turn) || STEERING.fall(draft, input, turn),
  lock: (draft, input, turn) => expire(draft, turn) || STEERING.lock(draft, input, turn),
  settle: (draft, _input, turn) => wait(draft) && find(draft, turn),
  clear: (draft, _input, turn) => wait(draft) && shatter(draft, turn),
  pause: (draft, _input, turn) => wait(draft) && drop(draft, turn, 0),
  garbage: (draft, _input, turn) => wait(draft) && finish(draft, turn),
  over: () => {},
};

/** Phases in which only the timer runs until it ends. */
export const WAITING: ReadonlySet<Phase> = new Set(['spawn', 'settle', 'clear', 'pause', 'garbage']);

/** Ends a game whose time is up; true when it was. What is being resolved is resolved first. */
function expire(draft: Draft, turn: GameTurn): boolean {
  if (!isTimeUp(MODE_TICKS[draft.setup.mode], draft)) return false;
  end(draft, turn, 'time');
  return true;
}

function spawn(draft: Draft, turn: GameTurn): void {
  const hang = hangTicks(draft.rules, draft.gravity);
  const pair = { ...newPair(draft.next, SPAWN_ROW, SPAWN_COL, hang), lifts: 0 };
  const { piece, deck } = deal(draft, draft.rules, turn.cards);
  draft.pieces = deck.pieces;
  draft.dealt = deck.dealt;
  draft.bags = deck.bags;
  draft.drought = deck.drought;
  draft.next = piece;
  if (!fitsIn(isFree, draft, pair)) return end(draft, turn, 'blocked');
  draft.pair = pair;
  draft.chain = 0;
  draft.phase = 'fall';
  turn.tell({ kind: 'spawned' });
}

/** The pair becomes part of the board. */
function place(draft: Draft, pair: Pair, turn: GameTurn, hard: boolean): void {
  const { board, cells } = withPair(countDown(draft.board), pair, COLS);
  draft.board = board;
  draft.pair = null;
  draft.pairs++;
  turn.tell({ kind: 'locked', cells, hard });
  raiseLevel(draft, turn.tell);
  drop(draft, turn, draft.rules.landTicks);
}

/** Lets everything fall, and waits until it has; at least so long, where a piece has just landed. */
function drop(draft: Draft, turn: GameTurn, least: number): void {
  const { board, slabs, falls } = settle(draft, draft.rules);
  draft.board = board;
  draft.slabs = slabs;
  if (falls.length > 0) turn.tell({ kind: 'settled', falls });
  enter(draft, 'settle', Math.max(least, restTicks(falls, draft.rules.landTicks)), () => find(draft, turn));
}

function find(draft: Draft, turn: GameTurn): void {
  fuseAll(draft, turn);
  const breaking = findBreak(draft.board, draft.rules);
  if (breaking === undefined) return endChain(draft, turn);
  draft.breaking = breaking;
  const linked = breaking.cells.length > 0;
  if (linked) draft.chain++;
  draft.maxChain = Math.max(draft.maxChain, draft.chain);
  turn.tell({ kind: 'found', chain: linked ? draft.chain : 0, breaking });
  enter(draft, 'clear', draft.rules.clearTicks, () => shatter(draft, turn));
}

function fuseAll(draft: Draft, turn: GameTurn): void {
  const before = draft.slabs;
  draft.slabs = fuse(draft, draft.rules);
  const fresh = draft.slabs.filter((slab) => !before.includes(slab));
  if (fresh.length > 0) turn.tell({ kind: 'fused', slabs: fresh });
}

function shatter(draft: Draft, turn: GameTurn): void {
  const { breaking } = draft;
  if (breaking === null) return;
  const techs = breaking.techs.length;
  if (breaking.cells.length > 0) {
    const link = scoreLink(draft.chain, draft, breaking, draft.rules);
    draft.score += link.score;
    turn.tell({ kind: 'broke', link, breaking });
    if (draft.rules.attack !== null) attack(draft, amountOf(link.score, draft.rules.attack, draft.ticks), turn);
  }
  if (techs > 0) {
    draft.techs += techs;
    draft.score += techs * draft.rules.techScore;
    turn.tell({ kind: 'tech', cells: breaking.techs, points: techs * draft.rules.techScore });
  }
  const { board, slabs } = clear(draft, breaking);
  draft.board = board;
  draft.slabs = slabs;
  draft.breaking = null;
  enter(draft, 'pause', draft.rules.pauseTicks, () => drop(draft, turn, 0));
}

function attack(draft: Draft, amount: number, turn: GameTurn): void {
  const { offset, sent, pending, queued, weakened } = exchange(draft, amount);
  draft.pending = pending;
  draft.queued = queued;
  draft.weakened = weakened;
  if (offset > 0) turn.tell({ kind: 'offset', amount: offset });
  if (sent > 0) turn.tell({ kind: 'sent', amount: sent, pattern: draft.setup.pattern });
}

function endChain(draft: Draft, turn: GameTurn): void {
  // A piece has just locked, so an empty board was emptied.
  if (isCleared(draft.board)) allClear(draft, turn);
  turn.tell({ kind: 'ended', chain: draft.chain });
  if (draft.queued === 0) return finish(draft, turn);
  const { board, falls } = dropGarbage(draft);
  draft.board = board;
  draft.queued = 0;
  draft.weakened = draft.weakened && draft.pending > 0;
  turn.tell({ kind: 'garbage', falls });
  enter(draft, 'garbage', restTicks(falls, draft.rules.landTicks), () => finish(draft, turn));
}

function allClear(draft: Draft, turn: GameTurn): void {
  draft.allClears++;
  draft.score += draft.rules.allClearScore;
  turn.tell({ kind: 'allClear', points: draft.rules.allClearScore });
  if (draft.rules.attack !== null) attack(draft, draft.allClears * draft.rules.attack.allClear, turn);
}

function finish(draft: Draft, turn: GameTurn): void {
  if (expire(draft, turn)) return;
  enter(draft, 'spawn', draft.rules.spawnTicks, () => spawn(draft, turn));
}

function end(draft: Draft, turn: GameTurn, ending: Ending): void {
  draft.phase = 'over';
  draft.ending = ending;
  turn.tell({ kind: 'over', ending });
}
