// The setups of the game, and the puzzle that each of them names.

import { type Check, exactFields, hash, mustBe, oneOf, parseDate, record, whole } from '@rensa/engine';
import { SIDES } from './board/board.ts';
import { dailyId, dailyPuzzle } from './puzzle/daily.ts';
import type { Puzzle } from './puzzle/generate.ts';
import { grade } from './solve/grade.ts';
import { SHAPE_SIDE, whyNoShape } from './puzzle/holes.ts';
import { DAILY_LEVELS } from './puzzle/level.ts';
import { type BoardRecord, readBoard, writeBoard } from './puzzle/record.ts';
import { shapedPuzzle, sized1Id, sized2Id, sizedPuzzle } from './puzzle/sized.ts';
import { solve } from './solve/solve.ts';
import type { Setup, Sized2 } from './play/state.ts';

const date: Check<string> = (raw, name) => {
  if (typeof raw !== 'string') throw mustBe('a day of the calendar written YYYY-MM-DD', raw, name);
  parseDate(raw);
  return raw;
};

const side = whole(SHAPE_SIDE.least, SHAPE_SIDE.most);
const sized = oneOf(['sized'] as const);
const sized1 = exactFields({ kind: sized, ...SIDES });
const shaped = exactFields({ kind: sized, generator: whole(2, 2), rows: side, cols: side, holes: whole(0, 144) });

const sized2: Check<Sized2> = (raw, name) => {
  const setup = { ...shaped(raw, name), generator: 2 } as const;
  const reason = whyNoShape(setup);
  if (reason !== undefined) throw new Error(reason);
  return setup;
};

const CHECKS: { readonly [K in Setup['kind']]: Check<Setup & { readonly kind: K }> } = {
  daily: exactFields({ kind: oneOf(['daily']), date, level: oneOf(DAILY_LEVELS) }),
  sized: (raw, name) => ('generator' in record(raw, name) ? sized2 : sized1)(raw, name),
  given: exactFields({ kind: oneOf(['given']), board: (raw) => writeBoard(readBoard(raw)) }),
};
const KINDS: readonly Setup['kind'][] = ['daily', 'sized', 'given'];

export function parseSetup(raw: unknown): Setup {
  const { kind } = record(raw, 'the setup');
  return CHECKS[oneOf(KINDS)(kind, 'kind')](raw, 'the setup');
}

/** The name of the puzzle that a setup and a seed lead to. */
export function puzzleId(setup: Setup, seed: number): string {
  if (setup.kind === 'daily') return dailyId(setup.date, setup.level);
  if (setup.kind === 'given') return `loop/given/${hash(setup.board)}`;
  return 'generator' in setup ? sized2Id(setup, seed) : sized1Id(setup.rows, setup.cols, seed);
}

/** Makes the puzzle again: some milliseconds for 8x8, up to half a second for 12x12. */
export function puzzleOf(setup: Setup, seed: number): Puzzle {
  if (setup.kind === 'daily') return dailyPuzzle(setup.date, setup.level).puzzle;
  if (setup.kind === 'given') return givenPuzzle(setup.board, puzzleId(setup, seed));
  return ('generator' in setup ? shapedPuzzle(setup, seed) : sizedPuzzle(setup.rows, setup.cols, seed)).puzzle;
}

function givenPuzzle(written: BoardRecord, id: string): Puzzle {
  const board = readBoard(written);
  const graded = grade(board);
  const { solution } = graded === undefined ? { solution: undefined } : solve(board, 1);
  if (graded === undefined || solution === undefined) {
    throw new Error('looking at one clue at a time does not solve this board');
  }
  return { id, ...board, solution, grade: graded };
}
