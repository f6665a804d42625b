// The steps of the tutorial: a board each, some with lines already on it, and what is said about it.

import { Session } from '@rensa/engine';
import { INPUT, loop, parseBoard, type Setup, writeBoard } from '@rensa/games/loop';
import type { Running } from './table.ts';
import type { en } from './text/en.ts';

type Words = { [K in keyof typeof en]: (typeof en)[K] extends string ? K : never }[keyof typeof en];

export interface Lesson {
  readonly say: Words;
  readonly how: Words;
  readonly setup: Setup;
  /** Cells that are joined when it begins. */
  readonly ink: readonly number[];
  readonly hints: boolean;
}

function given(...rows: readonly string[]): Setup {
  return { kind: 'given', board: writeBoard(parseBoard(rows.join('\n'))) };
}

export const LESSONS: readonly Lesson[] = [
  { say: 'lessonLine', how: 'lessonHow', setup: given('...', '...'), ink: [], hints: false },
  { say: 'lessonTurn', how: 'lessonTurnHow', setup: given('....', '....', '.5..'), ink: [], hints: false },
  { say: 'lessonStart', how: 'lessonStartHow', setup: given('....', '4...', '....', '....'), ink: [], hints: false },
  {
    say: 'lessonErase',
    how: 'lessonEraseHow',
    setup: given('.5..', '....', '....'),
    ink: [4, 0, 1, 2, 3, 7],
    hints: false,
  },
  { say: 'lessonOwn', how: 'lessonOwnHow', setup: { kind: 'sized', rows: 4, cols: 6 }, ink: [], hints: true },
];

const SEED = 1;

export function beginLesson({ setup, ink }: Lesson): Running {
  const session: Running = new Session(loop, setup, SEED);
  const [first, ...rest] = ink;
  if (first === undefined) return session;
  let from = first;
  session.advance([INPUT.press('pen', first)]);
  for (const cell of rest) {
    session.advance([INPUT.run(from, cell)]);
    from = cell;
  }
  session.advance([INPUT.lift]);
  return session;
}
