// Puzzles with exactly one answer. Fields and pairs are drawn at random; the goal is as much of its kind as only one way leads to.
// Version 1 never changes: a puzzle is known by its version, level and seed.

import type { Aim, Board, Colors, Goal, GoalCount, Nazo } from '@rensa/games/puyo';
import { drawField, drawPairs, NazoDice } from './draw.ts';
import type { NazoLevel } from './level.ts';
import { solveNazo } from './solve.ts';

interface NazoGrade {
  /** Pairs to place. */
  readonly depth: number;
  /** Ways that miss the goal by one. */
  readonly close: number;
}

export interface NazoPuzzle extends Nazo {
  /** `nazo/1/easy/42`, or `nazo/1/2026-11-30/easy` for one of a day. */
  readonly id: string;
  readonly solution: readonly Aim[];
  readonly grade: NazoGrade;
}

/** What is drawn for a level: pairs, puyos on the field, and from which number on each kind of goal is worth asking for. */
interface NazoPlan {
  readonly pairs: number;
  readonly puyos: { readonly least: number; readonly more: number };
  readonly goals: readonly { readonly kind: GoalCount['kind']; readonly from: number }[];
}

const PLANS: Readonly<Record<NazoLevel, NazoPlan>> = {
  easy: {
    pairs: 2,
    puyos: { least: 14, more: 10 },
    goals: [
      { kind: 'chain', from: 3 },
      { kind: 'puyos', from: 8 },
    ],
  },
  medium: {
    pairs: 3,
    puyos: { least: 18, more: 10 },
    goals: [
      { kind: 'chain', from: 4 },
      { kind: 'puyos', from: 10 },
    ],
  },
  hard: { pairs: 4, puyos: { least: 22, more: 10 }, goals: [{ kind: 'chain', from: 5 }] },
};

/** More fields are never drawn; about one in fifty will do. */
const DRAWN_MOST = 100_000;
/** Ways that come close are counted up to here. */
const CLOSE_MOST = 999;

export function generateNazo(level: NazoLevel, seed: number): NazoPuzzle {
  return drawNazo(`nazo/1/${level}/${seed}`, level, seed);
}

export function drawNazo(id: string, level: NazoLevel, seed: number): NazoPuzzle {
  const dice = new NazoDice(seed);
  const { pairs, puyos, goals } = PLANS[level];
  for (let drawn = 0; drawn < DRAWN_MOST; drawn++) {
    const palette = dice.palette();
    const board = drawField(dice, palette, puyos.least + dice.roll(puyos.more));
    const { kind, from } = goals[dice.roll(goals.length)] as NazoPlan['goals'][number];
    const found = withGoal(board, drawPairs(dice, palette, pairs), kind, from);
    if (found !== undefined) return { id, ...found };
  }
  throw new Error(`no puzzle was found for ${id}`);
}

/** Asks for more and more until one way is left; undefined where it jumps from several to none. */
function withGoal(
  board: Board,
  pairs: readonly Colors[],
  kind: GoalCount['kind'],
  from: number,
): Omit<NazoPuzzle, 'id'> | undefined {
  const steps = pairs.map((pair) => ({ kind: 'pair' as const, pair }));
  for (let value = from; ; value++) {
    const goal = atLeast(kind, value);
    const { solutions, capped } = solveNazo({ board, steps, goal }, 1);
    const [solution] = solutions;
    if (solution === undefined) return undefined;
    if (capped) continue;
    if (solution.length < pairs.length) return undefined;
    const close = solveNazo({ board, steps, goal: exactly(kind, value - 1) }, CLOSE_MOST).solutions.length;
    return { board, steps, goal, solution, grade: { depth: pairs.length, close } };
  }
}

function atLeast(kind: GoalCount['kind'], value: number): Goal {
  return { count: { kind, atLeast: true, value, color: 0 }, clear: null };
}

function exactly(kind: GoalCount['kind'], value: number): Goal {
  return { count: { kind, atLeast: false, value, color: 0 }, clear: null };
}
