// A practice: rules, colors, a seed and a board to start from; and the tree of tries on it.

import {
  type Board,
  type Colors,
  dealPairs,
  dropOjama,
  EMPTY_BOARD,
  isLost,
  placePair,
  puyo,
  resolveBoard,
  RULES,
  type RulesName,
  type Setup,
} from '@rensa/games/puyo';
import { reordered } from '../tools/order.ts';
import { EMPTY_TREE, nodeAt, pathTo, type PracticeMove, type TryNode, type TryTree } from './tree.ts';

export interface PracticeStart {
  readonly rules: RulesName;
  readonly colors: number;
  readonly seed: number;
  readonly board: Board;
}

export interface PracticeSession {
  readonly start: PracticeStart;
  readonly tree: TryTree;
}

export const FIRST_SESSION: PracticeSession = {
  start: { rules: 'tsu', colors: 4, seed: 1, board: EMPTY_BOARD },
  tree: EMPTY_TREE,
};

/** The place in the tree that some moves lead to. */
export interface PracticePosition {
  readonly board: Board;
  /** Pairs that were placed. */
  readonly turn: number;
  /** Pairs that are not those of the seed, by turn. */
  readonly edits: ReadonlyMap<number, Colors>;
  /** Points of all chains. */
  readonly score: number;
  /** An all clear waits to be paid with the next chain. */
  readonly bonusDue: boolean;
  /** Links of the last move. */
  readonly links: number;
  readonly longest: number;
  readonly lost: boolean;
}

export function setupOf({ rules, colors }: PracticeStart): Setup {
  return puyo.parseSetup({ rules, colors });
}

/** By start and node: what leads to a node never changes, so no move is played twice. */
const KNOWN = new WeakMap<PracticeStart, WeakMap<TryNode, PracticePosition>>();

export function positionAt({ start, tree }: PracticeSession, index = tree.at): PracticePosition {
  const known = KNOWN.get(start) ?? new WeakMap<TryNode, PracticePosition>();
  KNOWN.set(start, known);
  const deal = dealerOf(start);
  let position = firstPosition(start);
  for (const each of pathTo(tree, index)) {
    const node = nodeAt(tree, each) as TryNode;
    position = known.get(node) ?? after(position, node.move, start, deal);
    known.set(node, position);
  }
  return position;
}

function firstPosition({ board, rules }: PracticeStart): PracticePosition {
  const nothing = { turn: 0, edits: new Map(), score: 0, bonusDue: false, links: 0, longest: 0 };
  return { ...nothing, board, lost: isLost(board, RULES[rules]) };
}

type PairAt = (turn: number) => Colors;

function after(position: PracticePosition, move: PracticeMove, start: PracticeStart, deal: PairAt): PracticePosition {
  const rules = RULES[start.rules];
  if (move.kind === 'pair') return edited(position, move.turn, move.pair);
  if (move.kind === 'sort') return sorted(position, move.turn, move.to, deal);
  if (move.kind === 'garbage') return resolved(position, dropOjama(position.board, move.counts, rules), start);
  const pair = position.edits.get(position.turn) ?? deal(position.turn);
  const placed = placePair(position.board, pair, move.aim, rules);
  return { ...resolved(position, placed, start), turn: position.turn + 1 };
}

/** A pair that was placed already stays as it was. */
function edited(position: PracticePosition, turn: number, pair: Colors): PracticePosition {
  if (turn < position.turn) return { ...position, links: 0 };
  return { ...position, links: 0, edits: new Map(position.edits).set(turn, pair) };
}

/** The pair of a turn goes to another one, and those between move up. Pairs that were placed stay where they were. */
function sorted(position: PracticePosition, turn: number, to: number, deal: PairAt): PracticePosition {
  const [first, last] = [Math.min(turn, to), Math.max(turn, to)];
  if (first < position.turn) return { ...position, links: 0 };
  const pairs = Array.from({ length: last - first + 1 }, (_, i) => position.edits.get(first + i) ?? deal(first + i));
  const edits = new Map(position.edits);
  reordered(pairs, turn - first, to - first).forEach((pair, i) => edits.set(first + i, pair));
  return { ...position, links: 0, edits };
}

/** Scores what pops. An all clear is paid now or with the next chain, as the rules have it. */
function resolved(position: PracticePosition, placed: Board, { rules: name }: PracticeStart): PracticePosition {
  const rules = RULES[name];
  const { board, links, score, allClear } = resolveBoard(placed, rules);
  const paid = links.length > 0 && position.bonusDue ? rules.allClearScore : 0;
  return {
    ...position,
    board,
    score: position.score + score + paid,
    bonusDue: links.length > 0 ? allClear && rules.allClearPays === 'next' : position.bonusDue,
    links: links.length,
    longest: Math.max(position.longest, links.length),
    lost: isLost(board, rules),
  };
}

const dealt = new Map<string, readonly Colors[]>();
const DEALT_AT_ONCE = 128;

/** The pairs of a seed, dealt as far as they are asked for. */
function dealerOf(start: PracticeStart): PairAt {
  const key = `${start.rules} ${start.colors} ${start.seed}`;
  return (turn) => {
    const known = dealt.get(key) ?? [];
    if (turn < known.length) return known[turn] as Colors;
    const pairs = dealPairs(setupOf(start), start.seed, turn + DEALT_AT_ONCE);
    dealt.clear();
    dealt.set(key, pairs);
    return pairs[turn] as Colors;
  };
}

/** The pair in hand and those that come after it. */
export function pairsFrom({ start }: PracticeSession, { turn, edits }: PracticePosition, count: number): Colors[] {
  const deal = dealerOf(start);
  return Array.from({ length: count }, (_, i) => edits.get(turn + i) ?? deal(turn + i));
}
