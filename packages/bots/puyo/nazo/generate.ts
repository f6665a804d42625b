// Puzzles with exactly one answer. Fields and pairs are drawn at random until a goal has exactly one answer. A version
// never changes: a puzzle is known by its version, level and seed.

import {
  type Aim,
  type Board,
  type Cell,
  type Colors,
  type Goal,
  type GoalCount,
  isLost,
  type Nazo,
  placePair,
  RULES,
  traceChain,
} from '@rensa/games/puyo';
import { drawField, drawPairs, NazoDice } from './draw.ts';
import type { NazoLevel } from './level.ts';
import { clearable, type NazoAim, type NazoPlan, type NazoVersion, PLANS } from './plans.ts';
import { reachable } from './reach.ts';
import { solveNazo } from './solve.ts';

interface NazoGrade {
  /** Pairs to place. */
  readonly depth: number;
  /** Ways that miss the goal by one. For a goal that clears, ways that pop some of it. */
  readonly close: number;
}

export interface NazoPuzzle extends Nazo {
  /** `nazo/3/easy/42`, or `nazo/3/2026-11-30/easy` for one of a day. */
  readonly id: string;
  readonly solution: readonly Aim[];
  readonly grade: NazoGrade;
}

/** Everything that makes a puzzle except its name. */
export interface NazoSource {
  readonly version: NazoVersion;
  readonly level: NazoLevel;
  readonly seed: number;
}

/** Fields drawn at most; one in some hundred will do. */
const MAX_DRAWS = 100_000;
/** Ways counted at most. */
const MAX_CLOSE_WAYS = 999;

/** Called for each field that is drawn. */
export type OnDrawn = () => void;

const IGNORE_DRAWS: OnDrawn = () => {};

export function generateNazo(level: NazoLevel, seed: number, version: NazoVersion, onDrawn = IGNORE_DRAWS): NazoPuzzle {
  return drawNazo(`nazo/${version}/${level}/${seed}`, { version, level, seed }, onDrawn);
}

export function drawNazo(id: string, { version, level, seed }: NazoSource, onDrawn = IGNORE_DRAWS): NazoPuzzle {
  const dice = new NazoDice(seed);
  const plan = PLANS[version][level];
  for (let drawn = 0; drawn < MAX_DRAWS; drawn += plan.draws) {
    const found = plan.draws === 1 ? drawOnce(dice, plan, onDrawn) : drawSome(dice, plan, onDrawn);
    if (found !== undefined) return { id, ...found };
  }
  throw new Error(`no puzzle was found for ${id}`);
}

type DrawnNazo = Omit<NazoPuzzle, 'id'>;

/** Draws as version 1 does: all recipes have fields of one kind, and the recipe is drawn last. */
function drawOnce(dice: NazoDice, { recipes, pairs: count }: NazoPlan, onDrawn: OnDrawn): DrawnNazo | undefined {
  onDrawn();
  const { puyos, colors } = recipes[0];
  const palette = dice.palette(colors);
  const board = drawField(dice, palette, puyos.min + dice.roll(puyos.range));
  const { aim } = recipes[dice.roll(recipes.length)];
  return withGoal(board, drawPairs(dice, palette, count), goalsFor(aim, palette));
}

/** Draws a recipe, then fields for it. */
function drawSome(dice: NazoDice, plan: NazoPlan, onDrawn: OnDrawn): DrawnNazo | undefined {
  const { recipes, pairs: count, draws, sifted } = plan;
  const { aim, puyos, colors } = recipes[dice.roll(recipes.length)];
  for (let drawn = 0; drawn < draws; drawn++) {
    onDrawn();
    const palette = dice.palette(colors);
    const board = drawField(dice, palette, puyos.min + dice.roll(puyos.range));
    const pairs = drawPairs(dice, palette, count);
    const all = goalsFor(aim, palette);
    const goals = sifted === true ? sift(dice, board, pairs, all) : all;
    const found = goals && withGoal(board, pairs, goals);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Tries a field with one pair fewer, because a search for all pairs takes long if there is no answer. The first pair is
 * placed at random, and the others must have a goal with one answer. That goal then has an answer for all pairs too,
 * and only other answers can be in the way.
 */
function sift(dice: NazoDice, board: Board, pairs: readonly Colors[], all: GoalsToTry): GoalsToTry | undefined {
  const [first, ...rest] = pairs;
  const aims = reachable(board, first);
  const placed = placePair(board, first, aims[dice.roll(aims.length)], RULES.tsu);
  const { links, board: after } = traceChain(placed, RULES.tsu);
  if (links.length > 0 || isLost(after, RULES.tsu)) return undefined;
  const goal = singleGoal(after, rest, all)?.goal;
  if (goal === undefined || !all.rising || goal.count === null) return goal && { goals: [goal], rising: false };
  return { goals: risingGoals(goal.count.kind, goal.count.value), rising: true };
}

/** Goals to try in order. If no way meets a goal of a rising kind, no way meets the next ones. */
interface GoalsToTry {
  readonly goals: Iterable<Goal>;
  readonly rising: boolean;
}

function goalsFor(aim: NazoAim, palette: readonly Cell[]): GoalsToTry {
  if (aim.form === 'highest') return { goals: risingGoals(aim.kind, aim.from), rising: true };
  if (aim.form === 'exactly')
    return { goals: aim.chains.map((value) => counting('chain', value, false)), rising: false };
  const { chain } = aim;
  const goals = clearable(aim.of, palette).map((clear): Goal => {
    return chain === undefined ? { count: null, clear } : { ...counting('chain', chain, true), clear };
  });
  return { goals, rising: false };
}

function* risingGoals(kind: GoalCount['kind'], from: number): Generator<Goal, void> {
  for (let value = from; ; value++) yield counting(kind, value, true);
}

function counting(kind: GoalCount['kind'], value: number, atLeast: boolean): Goal & { readonly count: GoalCount } {
  return { count: { kind, atLeast, value, color: 0 }, clear: null };
}

/** The first goal that is met in exactly one way, by the last pair. */
function singleGoal(board: Board, pairs: readonly Colors[], { goals, rising }: GoalsToTry): AnsweredGoal | undefined {
  const steps = pairs.map((pair) => ({ kind: 'pair' as const, pair }));
  for (const goal of goals) {
    const { solutions, capped } = solveNazo({ board, steps, goal }, 1);
    const [solution] = solutions;
    if (solution === undefined && rising) return undefined;
    if (solution === undefined || capped) continue;
    return solution.length < pairs.length ? undefined : { board, steps, goal, solution };
  }
  return undefined;
}

type AnsweredGoal = Nazo & Pick<NazoPuzzle, 'solution'>;

function withGoal(board: Board, pairs: readonly Colors[], goals: GoalsToTry): DrawnNazo | undefined {
  const found = singleGoal(board, pairs, goals);
  if (found === undefined) return undefined;
  const close = solveNazo({ ...found, goal: nearly(found.goal) }, MAX_CLOSE_WAYS).solutions.length;
  return { ...found, grade: { depth: pairs.length, close } };
}

/** The goal that a close way meets. */
function nearly({ count, clear }: Goal): Goal {
  if (count !== null) return counting(count.kind, count.value - 1, false);
  return { count: { kind: 'puyos', atLeast: true, value: 4, color: clear }, clear: null };
}
