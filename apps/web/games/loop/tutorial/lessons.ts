// The steps of the tutorial: a board each, some with lines already on it, and what is said about it.

import { type Input, Session } from '@rensa/engine';
import { INPUT, loop, parseBoard, type Setup, writeBoard } from '@rensa/games/loop';
import type { Running } from '../board/drawing.ts';
import type { en } from '../text/en.ts';

type LessonKey = { [K in keyof typeof en]: (typeof en)[K] extends string ? K : never }[keyof typeof en];

export interface Lesson {
  readonly say: LessonKey;
  readonly how: LessonKey;
  readonly setup: Setup;
  /** Cells that are joined when it begins. */
  readonly ink: readonly number[];
  /** Hints may be asked for. */
  readonly hints: boolean;
  /** The first hint is on the board when it begins, with its reason. */
  readonly shown?: boolean;
  /** The cells that a hand goes through to show how a line is drawn, until the first line is there. */
  readonly hand?: readonly number[];
}

function given(...rows: readonly string[]): Setup {
  return { kind: 'given', board: writeBoard(parseBoard(rows.join('\n'))) };
}

export const LESSONS: readonly Lesson[] = [
  {
    say: 'lessonLine',
    how: 'lessonHow',
    setup: given('...', '...'),
    ink: [],
    hints: false,
    hand: [0, 1, 2, 5],
  },
  {
    say: 'lessonTurn',
    how: 'lessonTurnHow',
    setup: given('.....', '.8...', '.....', '.....'),
    ink: [],
    hints: false,
  },
  { say: 'lessonRim', how: 'lessonRimHow', setup: given('....', '....', '.5..'), ink: [], hints: false },
  {
    say: 'lessonStart',
    how: 'lessonStartHow',
    setup: given('....', '4...', '....', '....'),
    ink: [],
    hints: false,
    shown: true,
  },
  { say: 'lessonHoles', how: 'lessonHolesHow', setup: given('....', '.#..', '.#..', '....'), ink: [], hints: false },
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

export function beginLesson({ setup, ink, shown = false }: Lesson): Running {
  const session: Running = new Session(loop, setup, SEED);
  for (const input of [...inputsFor(ink), ...(shown ? [INPUT.hint, INPUT.hint] : [])]) session.advance([input]);
  return session;
}

/** One stroke through these cells. */
function inputsFor(cells: readonly number[]): Input[] {
  const [first] = cells;
  if (first === undefined) return [];
  const runs = cells.slice(1).map((cell, i) => INPUT.run(cells[i] ?? first, cell));
  return [INPUT.press('pen', first), ...runs, INPUT.lift];
}
