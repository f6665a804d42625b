// The edge: which puzzle a Setup names, and how a wrong one is refused.

import { hash } from '@rensa/engine';
import { oneOf, record, refuseUnknown, whole } from '../falling/options.ts';
import { SIDE } from './board.ts';
import { DAILY_LEVELS, dailyId, dailyPuzzle, parseDate } from './daily.ts';
import { type Puzzle, sizedId, sizedPuzzle } from './generate.ts';
import { grade } from './grade.ts';
import { readBoard, writeBoard } from './record.ts';
import { solve } from './solve.ts';
import type { Setup } from './state.ts';

const PARSE = { daily: parseDaily, sized: parseSized, given: parseGiven } as const;
const KINDS = Object.keys(PARSE) as (keyof typeof PARSE)[];

export function parseSetup(raw: unknown): Setup {
  const { kind, ...rest } = record(raw, 'the setup');
  return PARSE[oneOf(kind, 'kind', KINDS)](rest);
}

function parseDaily({ date, level, ...rest }: Record<string, unknown>): Setup {
  refuseUnknown(rest, 'the setup');
  if (typeof date !== 'string') throw new Error('date must be written YYYY-MM-DD');
  parseDate(date);
  return { kind: 'daily', date, level: oneOf(level, 'level', DAILY_LEVELS) };
}

function parseSized({ rows, cols, ...rest }: Record<string, unknown>): Setup {
  refuseUnknown(rest, 'the setup');
  const side = whole(SIDE.least, SIDE.most);
  if (side(rows) && side(cols)) return { kind: 'sized', rows: rows as number, cols: cols as number };
  throw new Error(`rows and cols must be whole numbers from ${SIDE.least} to ${SIDE.most}`);
}

function parseGiven({ board, ...rest }: Record<string, unknown>): Setup {
  refuseUnknown(rest, 'the setup');
  return { kind: 'given', board: writeBoard(readBoard(board)) };
}

/** The name of the puzzle that a setup and a seed lead to. */
export function puzzleId(setup: Setup, seed: number): string {
  if (setup.kind === 'daily') return dailyId(setup.date, setup.level);
  return setup.kind === 'sized' ? sizedId(setup.rows, setup.cols, seed) : `loop/given/${hash(setup.board)}`;
}

/** Makes the puzzle anew: some milliseconds for 8x8, up to half a second for 12x12. */
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
