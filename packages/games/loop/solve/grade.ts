// The difficulty of a board for someone who reasons about one area at a time, always taking the easiest step there is: the one
// with the fewest ways to hold in mind. What follows without a clue is free.

import {
  apply,
  type Area,
  areasOf,
  countWays,
  edgesUnder,
  examine,
  nextStale,
  refresh,
  type Survey,
  surveyOf,
} from './area.ts';
import { areaOf, type Board } from '../board/board.ts';
import { type Lattice, latticeOf, NO_EDGE } from './lattice.ts';
import { DRAWN, emptyPartial, type Forced, isComplete, type PartialLoop, settle } from './partial.ts';

export interface Grade {
  /** The most ways that had to be held in mind at once. */
  readonly bottleneck: number;
  /** The sum over all steps of log2(1 + ways), rounded. */
  readonly score: number;
  /** Steps that needed a clue. */
  readonly steps: number;
}

/**
 * `corner`: the cell has only two neighbors. `deadEnd`: only two ways are left. `done`: it has its two lines. `closing`:
 * the edge would close a loop early. The others concern a clue: `full` if all its turns are drawn already, `all` if
 * every undecided cell must turn, else `area`.
 */
type StepKind = 'corner' | 'deadEnd' | 'done' | 'closing' | 'full' | 'all' | 'area';

/** One conclusion and what it rests on. */
export interface SolveStep {
  readonly kind: StepKind;
  /** The cell it is about: for a clue the clue's, for `closing` one end of the chain. */
  readonly cell: number;
  /** All cells that it is about, if they are several. */
  readonly cells?: readonly number[];
  /** Ways through the clue's area that are left; 1 without a clue. */
  readonly ways: number;
  /** Turns of the clue's area that are drawn already. */
  readonly turns: number;
  /** Edges that must be part of the loop, and edges that cannot be. */
  readonly drawn: readonly number[];
  readonly crossed: readonly number[];
}

/** Undefined if reasoning about one area at a time does not solve the board. */
export function grade(board: Board): Grade | undefined {
  const ways: number[] = [];
  const partial = emptyPartial(latticeOf(board));
  const solved = solveInSteps(partial, board, (_, count) => ways.push(count));
  return solved ? gradeOf(ways) : undefined;
}

/** Every step from the blank board on, those without a clue included, as far as such reasoning leads. */
export function explain(board: Board): { readonly steps: readonly SolveStep[]; readonly solved: boolean } {
  const log: Forced[] = [];
  const partial = emptyPartial(latticeOf(board), log);
  const steps: SolveStep[] = [];
  const known = new Set<number>();
  const takeLog = (): void => {
    for (const forced of log.splice(0)) if (!known.has(forced.edge)) note(forcedStep(partial.lattice, forced));
  };
  const note = (step: SolveStep): void => {
    for (const edge of [...step.drawn, ...step.crossed]) known.add(edge);
    steps.push(step);
  };
  const solved = solveInSteps(partial, board, (area, ways) => {
    takeLog();
    note(areaStep(partial, area, ways));
  });
  takeLog();
  return { steps, solved };
}

/** Calls `visit` before each step that needs a clue. Gives whether the end is reached. */
function solveInSteps(partial: PartialLoop, board: Board, visit: (area: Area, ways: number) => void): boolean {
  const chooser = chooserOf(partial, board);
  for (;;) {
    if (!settle(partial)) return false;
    if (isComplete(partial)) return metAll(partial, chooser.survey);
    const best = cheapest(partial, chooser);
    if (best === undefined || best.ways === 0) return false;
    visit(best.area, best.ways);
    if (!apply(partial, best.area, examine(partial, best.area))) return false;
  }
}

/** Do the lines drawn agree with every clue? */
function metAll(partial: PartialLoop, { areas }: Survey): boolean {
  return areas.every((area) => area === undefined || examine(partial, area) !== false);
}

interface AreaChoice {
  readonly area: Area;
  readonly ways: number;
  /** It draws a line, where others only cross one out. */
  readonly draws: boolean;
}

export interface Chooser {
  readonly survey: Survey;
  /** By cell of the clue: what its area has to say, if anything. */
  readonly choices: (AreaChoice | undefined)[];
}

export function chooserOf({ lattice }: PartialLoop, board: Board): Chooser {
  return { survey: surveyOf(areasOf(lattice, board)), choices: [] };
}

/** The area with the fewest ways that says something new, the first in reading order among equals. */
function cheapest(partial: PartialLoop, chooser: Chooser): AreaChoice | undefined {
  return fewest(choicesNow(partial, chooser));
}

export function fewest(choices: readonly AreaChoice[]): AreaChoice | undefined {
  let best: AreaChoice | undefined;
  for (const choice of choices) if (choice.ways < (best?.ways ?? Infinity)) best = choice;
  return best;
}

/** Every area that says something new, in reading order. An area without any way left has zero of them. */
export function choicesNow(partial: PartialLoop, { survey, choices }: Chooser): readonly AreaChoice[] {
  refresh(survey, partial);
  for (let area = nextStale(survey); area !== undefined; area = nextStale(survey)) {
    choices[area.clue.cell] = choiceOf(partial, area);
  }
  return choices.filter((choice) => choice !== undefined);
}

function choiceOf(partial: PartialLoop, area: Area): AreaChoice | undefined {
  const finding = examine(partial, area);
  if (finding === false) return { area, ways: 0, draws: false };
  if ((finding.drawn | finding.crossed) === 0) return undefined;
  return { area, ways: countWays(partial, area), draws: finding.drawn !== 0 };
}

export function forcedStep(lattice: Lattice, { reason, cell, edge, known }: Forced): SolveStep {
  const corner = reason === 'deadEnd' && waysFrom(lattice, cell).length === 2;
  const edges = known === DRAWN ? { drawn: [edge], crossed: [] } : { drawn: [], crossed: [edge] };
  return { kind: corner ? 'corner' : reason, cell, ways: 1, turns: 0, ...edges };
}

function waysFrom({ around }: Lattice, cell: number): number[] {
  return [...around.subarray(4 * cell, 4 * cell + 4)].filter((edge) => edge !== NO_EDGE);
}

export function areaStep(partial: PartialLoop, area: Area, ways: number): SolveStep {
  const finding = examine(partial, area);
  if (finding === false) throw new Error('an area without a way has no step');
  const { clue } = area;
  const { turns, undecided } = turnsAround(partial, clue.cell);
  const kind = turns === clue.value ? 'full' : turns + undecided === clue.value ? 'all' : 'area';
  const [drawn, crossed] = [edgesUnder(area, finding.drawn), edgesUnder(area, finding.crossed)];
  return { kind, cell: clue.cell, ways, turns, drawn, crossed };
}

/** The turns drawn in an area, and its cells that may still become one. */
function turnsAround(partial: PartialLoop, clue: number): { readonly turns: number; readonly undecided: number } {
  const { lattice, drawn, edges } = partial;
  const cells = areaOf(lattice.grid, clue);
  const done = cells.filter((cell) => drawn[cell] === 2);
  const turns = done.filter((cell) => {
    const lines = waysFrom(lattice, cell).filter((edge) => edges[edge] === DRAWN);
    return lines.filter((edge) => edge % 2 === 0).length === 1;
  });
  return { turns: turns.length, undecided: cells.length - done.length };
}

function gradeOf(ways: readonly number[]): Grade {
  const score = ways.reduce((sum, count) => sum + thousandthsOfLog2(1 + count), 0);
  return { bottleneck: Math.max(0, ...ways), score: Math.round(score / 1000), steps: ways.length };
}

const FRACTION_BITS = 16;

/** 1000 log2(n), rounded, for whole n from 1, in whole numbers only: squaring a number doubles its logarithm. */
export function thousandthsOfLog2(n: number): number {
  const whole = 31 - Math.clz32(n);
  const one = 1 << FRACTION_BITS;
  let scaled = Math.floor((n * one) / (1 << whole));
  let log = whole;
  for (let bit = 0; bit < FRACTION_BITS; bit++) {
    scaled = Math.floor((scaled * scaled) / one);
    log *= 2;
    if (scaled < 2 * one) continue;
    scaled = Math.floor(scaled / 2);
    log++;
  }
  return Math.round((1000 * log) / one);
}
