// A turn as a table of phases, one function each: it gets the state to come as a draft, and writes into it.
//
//   spawn → fall ⇄ lock → settle → pop → pause → settle → … → garbage → spawn
//
// Nothing here changes a value that the old state holds: boards, pairs and lists are replaced, never written to.

import type { Input } from '@rensa/engine';
import { at, type Board, type Cell, COLS, SPAWN_COL, VISIBLE_ROWS } from './board.ts';
import { clear, findGroups, isCleared, ojamaBeside } from './clear.ts';
import { deal } from './deal.ts';
import { exchange, rain } from './garbage.ts';
import { INPUT } from './input.ts';
import { gravityAt, levelAt, softTicks } from './level.ts';
import { canFall, childCol, childRow, fits, type Pair } from './pair.ts';
import { scoreLink } from './score.ts';
import { looseRows, restTicks, settle } from './settle.ts';
import type { Draft, Event, Phase } from './state.ts';
import { shift, turn } from './turn.ts';

type Tell = (event: Event) => void;

export const PHASES: Readonly<Record<Phase, (draft: Draft, input: Input, tell: Tell) => void>> = {
  spawn: (draft, _input, tell) => wait(draft) && spawn(draft, tell),
  fall,
  lock,
  settle: (draft, _input, tell) => wait(draft) && find(draft, tell),
  pop: (draft, _input, tell) => wait(draft) && pop(draft, tell),
  pause: (draft, _input, tell) => wait(draft) && drop(draft, tell, 0),
  garbage: (draft, _input, tell) => wait(draft) && finish(draft, tell),
  over: () => {},
};

/** Counts a waiting phase down; true when it is over. */
function wait(draft: Draft): boolean {
  draft.timer = Math.max(0, draft.timer - 1);
  return draft.timer === 0;
}

/** Enters a phase that waits, and goes straight on to what follows it when there is nothing to wait for. */
function enter(draft: Draft, phase: Phase, ticks: number, next: () => void): void {
  draft.phase = phase;
  draft.timer = ticks;
  if (ticks === 0) next();
}

function spawn(draft: Draft, tell: Tell): void {
  const [{ axis, child }, second] = draft.next;
  const pair = newPair(axis, child, draft.rules.spawnRow);
  if (draft.rules.loss === 'spawn' && !fits(draft.board, pair)) return lose(draft, tell);
  const { colors, deck } = deal(draft, draft.rules);
  draft.pieces = deck.pieces;
  draft.dealt = deck.dealt;
  draft.next = [second, colors];
  draft.pair = pair;
  draft.chain = 0;
  draft.phase = 'fall';
  tell({ kind: 'spawned' });
}

function newPair(axis: Cell, child: Cell, row: number): Pair {
  return { axis, child, row, col: SPAWN_COL, facing: 0, drop: 0, pace: 1, groundings: 0, armed: 0 };
}

function fall(draft: Draft, input: Input, tell: Tell): void {
  if (control(draft, input, tell)) return;
  sink(draft, (input & INPUT.soft) !== 0, tell);
}

function lock(draft: Draft, input: Input, tell: Tell): void {
  if (control(draft, input, tell)) return;
  const soft = (input & INPUT.soft) !== 0;
  if (canFall(draft.board, draft.pair as Pair)) {
    draft.phase = 'fall';
    return sink(draft, soft, tell);
  }
  const released = soft && draft.rules.softLocks;
  if (wait(draft) || released) place(draft, tell, false);
}

/** What the player does in one tick; true when that locked the pair. */
function control(draft: Draft, input: Input, tell: Tell): boolean {
  if (input === 0 && (draft.pair as Pair).armed === 0) return false;
  steer(draft, input, tell);
  if (hardDrop(draft, input, tell)) return true;
  const spent = (draft.pair as Pair).groundings >= draft.rules.groundings;
  if (spent) place(draft, tell, false);
  return spent;
}

function steer(draft: Draft, input: Input, tell: Tell): void {
  const pair = draft.pair as Pair;
  const turned = turnBy(draft, pair, input);
  if (turned.facing !== pair.facing) tell({ kind: 'turned' });
  const shifted = shiftBy(draft.board, turned, input);
  if (shifted !== turned) tell({ kind: 'shifted' });
  draft.pair = turned === pair && pair.armed > 0 ? { ...shifted, armed: pair.armed - 1 } : shifted;
}

/** Opposite presses in one tick cancel each other. */
function direction(input: Input, minus: number, plus: number): -1 | 0 | 1 {
  return ((input & plus ? 1 : 0) - (input & minus ? 1 : 0)) as -1 | 0 | 1;
}

function turnBy(draft: Draft, pair: Pair, input: Input): Pair {
  const quarter = direction(input, INPUT.turnLeft, INPUT.turnRight);
  return quarter === 0 ? pair : turn(draft.board, pair, quarter, draft.rules);
}

function shiftBy(board: Board, pair: Pair, input: Input): Pair {
  const cols = direction(input, INPUT.left, INPUT.right);
  return cols === 0 ? pair : shift(board, pair, cols);
}

/** A tick of falling: nearer to the row it sinks into, and on to the next one or to the ground when it is there. */
function sink(draft: Draft, soft: boolean, tell: Tell): void {
  const pair = draft.pair as Pair;
  const pace = soft ? softTicks(draft.rules, draft.gravity) : draft.gravity;
  if (pair.drop > 0) {
    const left = Math.min(pair.drop, pace) - 1;
    draft.pair = { ...pair, drop: left };
    if (left > 0) return;
    if (soft) gain(draft, draft.rules.softDropScore);
  }
  if (!canFall(draft.board, pair)) return land(draft, tell);
  draft.pair = { ...pair, row: pair.row - 1, drop: pace, pace };
}

/** Points for dropping and landing, which also count toward ojama. */
function gain(draft: Draft, points: number): void {
  draft.score += points;
  if (draft.rules.attack !== null) draft.unspent += points;
}

function land(draft: Draft, tell: Tell): void {
  const pair = draft.pair as Pair;
  const groundings = pair.groundings + 1;
  draft.pair = { ...pair, drop: 0, groundings };
  tell({ kind: 'landed' });
  if (groundings >= draft.rules.groundings) return place(draft, tell, false);
  enter(draft, 'lock', draft.rules.lockTicks, () => place(draft, tell, false));
}

/** True when the pair was dropped hard, and locked. */
function hardDrop(draft: Draft, input: Input, tell: Tell): boolean {
  if (draft.rules.hardDrop === null || (input & INPUT.hard) === 0) return false;
  let pair = { ...(draft.pair as Pair), drop: 0 };
  while (canFall(draft.board, pair)) pair = { ...pair, row: pair.row - 1 };
  draft.pair = pair;
  gain(draft, draft.rules.hardDrop);
  place(draft, tell, true);
  return true;
}

/** The pair becomes part of the board. */
function place(draft: Draft, tell: Tell, hard: boolean): void {
  const pair = draft.pair as Pair;
  const cells = [at(pair.row, pair.col), at(childRow(pair), childCol(pair))] as const;
  const board: Cell[] = [...draft.board];
  board[cells[0]] = pair.axis;
  board[cells[1]] = pair.child;
  draft.board = board;
  draft.pair = null;
  draft.pairs++;
  gain(draft, draft.rules.landingScore);
  tell({ kind: 'locked', cells, hard });
  raiseLevel(draft, tell);
  drop(draft, tell, draft.rules.landTicks);
}

function raiseLevel(draft: Draft, tell: Tell): void {
  const level = levelAt(draft.rules, draft.pairs);
  if (level === draft.level) return;
  draft.level = level;
  draft.gravity = gravityAt(draft.rules, level);
  tell({ kind: 'leveled', level });
}

/** Lets everything fall, and waits until it has; at least so long, where a pair has just landed. */
function drop(draft: Draft, tell: Tell, least: number): void {
  const { board, falls } = settle(draft.board, draft.rules);
  draft.board = board;
  if (falls.length > 0) tell({ kind: 'settled', falls });
  enter(draft, 'settle', Math.max(least, restTicks(falls, draft.rules)), () => find(draft, tell));
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
  tell({ kind: 'popped', link, groups, ojama });
  attack(draft, link.score + takeBonus(draft), tell);
  enter(draft, 'pause', draft.rules.pauseTicks, () => drop(draft, tell, 0));
}

/** The points of an all clear that waited for this chain. */
function takeBonus(draft: Draft): number {
  if (!draft.bonusDue) return 0;
  draft.bonusDue = false;
  return draft.rules.allClearScore;
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
  if (draft.chain > 0 && isCleared(draft.board, looseRows(draft.rules))) allClear(draft, tell);
  tell({ kind: 'ended', chain: draft.chain });
  if (draft.setup.mode === 'survival') countRow(draft);
  if (draft.queued === 0) return finish(draft, tell);
  const amount = Math.min(draft.queued, draft.rules.attack?.most ?? draft.queued);
  const { board, falls, misc } = rain(draft.board, amount, draft.rules, draft.misc);
  draft.board = board;
  draft.misc = misc;
  draft.queued -= amount;
  tell({ kind: 'garbage', falls });
  enter(draft, 'garbage', restTicks(falls, draft.rules), () => finish(draft, tell));
}

function allClear(draft: Draft, tell: Tell): void {
  const paid = draft.rules.allClearPays === 'now' ? draft.rules.allClearScore : 0;
  draft.score += paid;
  draft.bonusDue = draft.rules.allClearPays === 'next';
  tell({ kind: 'allClear', points: paid });
}

/** Survival: a row of ojama is due after so many pairs, sooner each time. */
function countRow(draft: Draft): void {
  draft.untilRow--;
  if (draft.untilRow > 0) return;
  const waits = draft.rules.survivalPairs;
  draft.rowsSent++;
  draft.untilRow = waits[Math.min(draft.rowsSent, waits.length - 1)] as number;
  draft.queued += COLS;
}

function finish(draft: Draft, tell: Tell): void {
  const top = draft.board[at(VISIBLE_ROWS - 1, SPAWN_COL)];
  if (draft.rules.loss === 'top' && top !== 0) return lose(draft, tell);
  enter(draft, 'spawn', draft.rules.spawnTicks, () => spawn(draft, tell));
}

function lose(draft: Draft, tell: Tell): void {
  draft.phase = 'over';
  tell({ kind: 'over' });
}
