// A turn as a table of phases, one function each: it gets the state to come as a draft, and writes into it.
//
//   spawn → fall ⇄ lock → settle → pop → pause → settle → … → garbage → spawn
//
// Nothing here changes a value that the old state holds: boards, pairs and lists are replaced, never written to.

import { restTicks } from '../falling/fall.ts';
import { PairSteering } from '../falling/steering.ts';
import { hangTicks, raiseLevel } from '../falling/level.ts';
import { newPair, withPair } from '../falling/pair.ts';
import { enter, type PhaseTable, type PhaseTick, wait } from '../falling/phase.ts';
import { isTimeUp } from '../falling/timed.ts';
import { COLS, isFree, isLost, SPAWN_COL } from './board.ts';
import { clear, findGroups, isCleared, ojamaBeside } from './clear.ts';
import { deal } from './deal.ts';
import { drawColumns, dropGarbage, exchange } from './garbage.ts';
import { copyOf, disarmed, fits, type Pair } from './pair.ts';
import { bonusDue, scoreLink } from './score.ts';
import { freeFallTicks, looseRows, ojamaLandTicks, settle, type Settled } from './settle.ts';
import { type Draft, type Event, MODE_TICKS, type Phase } from './state.ts';
import { rotate } from './rotate.ts';

type GameTurn = PhaseTick<Event>;

const STEERING = new PairSteering<Pair, Draft, GameTurn>({
  isFree: ({ board }, row, col) => isFree(board, row, col),
  rotate,
  unrotated: disarmed,
  copyOf,
  gain,
  place,
});

export const PHASES: PhaseTable<Phase, Draft, Event> = {
  spawn: (draft, _input, turn) => expire(draft, turn) || (wait(draft) && spawn(draft, turn)),
  fall: (draft, input, turn) => expire(draft, turn) || STEERING.fall(draft, input, turn),
  lock: (draft, input, turn) => expire(draft, turn) || STEERING.lock(draft, input, turn),
  settle: (draft, _input, turn) => wait(draft) && find(draft, turn),
  pop: (draft, _input, turn) => wait(draft) && pop(draft, turn),
  pause: (draft, _input, turn) => wait(draft) && collapse(draft, turn),
  garbage: (draft, _input, turn) => wait(draft) && finish(draft, turn),
  over: () => {},
};

/** Phases in which only the timer runs until it ends. */
export const WAITING: ReadonlySet<Phase> = new Set(['spawn', 'settle', 'pop', 'pause', 'garbage']);

/** Ends a game whose time is up; true when it was. What is being resolved is resolved first. */
function expire(draft: Draft, turn: GameTurn): boolean {
  if (!isTimeUp(MODE_TICKS[draft.setup.mode], draft)) return false;
  end(draft, turn);
  return true;
}

function spawn(draft: Draft, turn: GameTurn): void {
  const [first, second] = draft.next;
  const { rules } = draft;
  const hang = hangTicks(rules, draft.gravity);
  const pair = { ...newPair(first, rules.spawnRow, SPAWN_COL, hang), armed: 0 };
  if (!fits(draft.board, pair)) return end(draft, turn);
  const { colors, deck } = deal(draft, rules, turn.cards);
  draft.pieces = deck.pieces;
  draft.dealt = deck.dealt;
  draft.next = [second, colors];
  draft.pair = pair;
  draft.chain = 0;
  draft.phase = 'fall';
  turn.tell({ kind: 'spawned' });
}

/** Points for dropping and landing, which also count toward ojama. */
function gain(draft: Draft, points: number): void {
  draft.score += points;
  if (draft.rules.attack !== null) draft.unspent += points;
}

/** The pair becomes part of the board. */
function place(draft: Draft, pair: Pair, turn: GameTurn, hard: boolean): void {
  const { board, cells } = withPair(draft.board, pair, COLS);
  draft.board = board;
  draft.pair = null;
  draft.pairs++;
  gain(draft, draft.rules.landingScore);
  turn.tell({ kind: 'locked', cells, hard });
  raiseLevel(draft, turn.tell);
  tear(draft, turn);
}

/** Half a pair that comes apart falls. A pair that has landed rests, even if nothing fell. */
function tear(draft: Draft, turn: GameTurn): void {
  const { landTicks } = draft.rules;
  const { board, falls } = settle(draft.board, draft.rules, freeFallTicks);
  fallDown(draft, turn, { board, falls, ticks: Math.max(landTicks, restTicks(falls, landTicks)) });
}

/** Everything above the cleared puyos falls. */
function collapse(draft: Draft, turn: GameTurn): void {
  const { board, falls } = settle(draft.board, draft.rules);
  fallDown(draft, turn, { board, falls, ticks: restTicks(falls, draft.rules.landTicks) });
}

function fallDown(draft: Draft, turn: GameTurn, { board, falls, ticks }: Settled & { readonly ticks: number }): void {
  draft.board = board;
  if (falls.length > 0) turn.tell({ kind: 'settled', falls });
  enter(draft, 'settle', ticks, () => find(draft, turn));
}

function find(draft: Draft, turn: GameTurn): void {
  const groups = findGroups(draft.board, draft.rules.popRows);
  if (groups.length === 0) return endChain(draft, turn);
  draft.groups = groups;
  draft.chain++;
  draft.maxChain = Math.max(draft.maxChain, draft.chain);
  turn.tell({
    kind: 'found',
    chain: draft.chain,
    groups,
    ojama: ojamaBeside(draft.board, groups, draft.rules.popRows),
  });
  enter(draft, 'pop', draft.rules.popTicks, () => pop(draft, turn));
}

function pop(draft: Draft, turn: GameTurn): void {
  const { groups } = draft;
  const ojama = ojamaBeside(draft.board, groups, draft.rules.popRows);
  const link = scoreLink(draft.chain, groups, ojama.length);
  draft.board = clear(draft.board, groups, ojama);
  draft.groups = [];
  const cleared = isCleared(draft.board, looseRows(draft.rules));
  const owed = takeBonus(draft);
  const bonus = cleared && draft.rules.allClearPays === 'now' ? draft.rules.allClearScore : 0;
  turn.tell({ kind: 'popped', link, points: link.score + owed + bonus, groups, ojama });
  attack(draft, link.score + owed, turn);
  if (cleared) allClear(draft, bonus, turn);
  enter(draft, 'pause', draft.rules.pauseTicks, () => collapse(draft, turn));
}

/** The points of an all clear that waited for this chain. */
function takeBonus(draft: Draft): number {
  const points = bonusDue(draft);
  draft.bonusDue = false;
  return points;
}

function attack(draft: Draft, points: number, turn: GameTurn): void {
  const { offset, sent, unspent, pending, queued } = exchange(draft, points);
  draft.score += points;
  draft.unspent = unspent;
  draft.pending = pending;
  draft.queued = queued;
  if (offset > 0) turn.tell({ kind: 'offset', amount: offset });
  if (sent > 0) turn.tell({ kind: 'sent', amount: sent });
}

function endChain(draft: Draft, turn: GameTurn): void {
  turn.tell({ kind: 'ended', chain: draft.chain });
  if (draft.setup.mode === 'survival') countRow(draft);
  if (draft.queued === 0) return finish(draft, turn);
  const amount = Math.min(draft.queued, draft.rules.attack?.most ?? draft.queued);
  const { columns, pieces, misc } = drawColumns(amount, draft, turn.cards);
  const { board, falls } = dropGarbage(draft.board, amount, draft.rules, columns);
  draft.board = board;
  draft.pieces = pieces;
  draft.misc = misc;
  draft.queued -= amount;
  turn.tell({ kind: 'garbage', falls });
  const ticks = restTicks(falls, ojamaLandTicks(falls.length, draft.rules));
  enter(draft, 'garbage', ticks, () => finish(draft, turn));
}

/** The bonus is paid now, or else it is due with the next chain. */
function allClear(draft: Draft, points: number, turn: GameTurn): void {
  draft.score += points;
  draft.bonusDue = draft.rules.allClearPays === 'next';
  turn.tell({ kind: 'allClear', points, due: bonusDue(draft) });
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

function finish(draft: Draft, turn: GameTurn): void {
  if (draft.rules.loss === 'top' && isLost(draft.board, draft.rules)) return end(draft, turn);
  enter(draft, 'spawn', draft.rules.spawnTicks, () => spawn(draft, turn));
}

function end(draft: Draft, turn: GameTurn): void {
  draft.phase = 'over';
  turn.tell({ kind: 'over' });
}
