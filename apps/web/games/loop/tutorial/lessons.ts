// The steps of the tutorial: each has a board, some with lines on it, and its texts.

import { type Input, Session } from '@rensa/engine';
import { INPUT, type Loop, loop, parseBoard, type Setup, writeBoard } from '@rensa/games/loop';
import type { en } from '../text/en.ts';

type LessonKey = { [K in keyof typeof en]: (typeof en)[K] extends string ? K : never }[keyof typeof en];

export interface Lesson {
  readonly say: LessonKey;
  readonly how: LessonKey;
  readonly setup: Setup;
  /** Cells joined by a line at the start. */
  readonly ink: readonly number[];
  /** Shows the button for hints. */
  readonly hints: boolean;
  /** Shows the first hint and its reason at the start. */
  readonly shown?: boolean;
  /** Cells along which a hand shows how to draw a line, until the player draws one. */
  readonly hand?: readonly number[];
}

function given(...rows: readonly string[]): Setup {
  return { kind: 'given', board: writeBoard(parseBoard(rows.join('\n'))) };
}

export const LESSONS: readonly [Lesson, ...Lesson[]] = [
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

export function beginLesson({ setup, ink, shown = false }: Lesson): Session<Loop> {
  const session: Session<Loop> = new Session(loop, setup, SEED);
  for (const input of [...inputsFor(ink), ...(shown ? [INPUT.hint, INPUT.hint] : [])]) session.advance([input]);
  return session;
}

/** The inputs of one stroke through these cells. */
function inputsFor(cells: readonly number[]): Input[] {
  const [first] = cells;
  if (first === undefined) return [];
  const runs = cells.slice(1).map((cell, i) => INPUT.run(cells[i] ?? first, cell));
  return [INPUT.press('pen', first), ...runs, INPUT.lift];
}
