// Which setups there are, and which puzzle each of them names.

import { type Check, exactFields, hash, mustBe, oneOf, record } from '@rensa/engine';
import { SIDES } from './board.ts';
import { DAILY_LEVELS, dailyId, dailyPuzzle, parseDate } from './daily.ts';
import { type Puzzle, sizedId, sizedPuzzle } from './generate.ts';
import { grade } from './grade.ts';
import { readBoard, writeBoard } from './record.ts';
import { solve } from './solve.ts';
import type { Setup } from './state.ts';

const date: Check<string> = (raw, name) => {
  if (typeof raw !== 'string') throw mustBe('a day of the calendar written YYYY-MM-DD', raw, name);
  parseDate(raw);
  return raw;
};

const CHECKS: { readonly [K in Setup['kind']]: Check<Setup & { readonly kind: K }> } = {
  daily: exactFields({ kind: oneOf(['daily']), date, level: oneOf(DAILY_LEVELS) }),
  sized: exactFields({ kind: oneOf(['sized']), ...SIDES }),
  given: exactFields({ kind: oneOf(['given']), board: (raw) => writeBoard(readBoard(raw)) }),
};
const KINDS = Object.keys(CHECKS) as (keyof typeof CHECKS)[];

export function parseSetup(raw: unknown): Setup {
  const { kind } = record(raw, 'the setup');
  return CHECKS[oneOf(KINDS)(kind, 'kind')](raw, 'the setup');
}

/** The name of the puzzle that a setup and a seed lead to. */
export function puzzleId(setup: Setup, seed: number): string {
  if (setup.kind === 'daily') return dailyId(setup.date, setup.level);
  return setup.kind === 'sized' ? sizedId(setup.rows, setup.cols, seed) : `loop/given/${hash(setup.board)}`;
}

/** Makes the puzzle: some milliseconds for 8x8, up to half a second for 12x12. */
export function puzzleOf(setup: Setup, seed: number): Puzzle {
  if (setup.kind === 'daily') return dailyPuzzle(setup.date, setup.level).puzzle;
  if (setup.kind === 'sized') return sizedPuzzle(setup.rows, setup.cols, seed).puzzle;
  const board = readBoard(setup.board);
  const graded = grade(board);
  const { solution } = graded === undefined ? { solution: undefined } : solve(board, 1);
  if (graded === undefined || solution === undefined) {
    throw new Error('looking at one clue at a time does not solve this board');
  }
  return { id: puzzleId(setup, seed), ...board, solution, grade: graded };
}
