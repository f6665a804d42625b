import { Session } from '@rensa/engine';
import { INPUT, loop, parseBoard, writeBoard } from '@rensa/games/loop';
import { expect, test } from 'vitest';
import type { Running } from './drawing.ts';
import { pictureMs, quartersOf, statesOf } from './timelapse.ts';

/** The loop is the frame; each clue has two corners in its area. */
function solvedGame(): Running {
  const setup = { kind: 'given' as const, board: writeBoard(parseBoard('2..\n..2')) };
  const session: Running = new Session(loop, setup, 0);
  const steps = [
    INPUT.press('pen', 0),
    INPUT.run(0, 2),
    0,
    0,
    0,
    INPUT.run(2, 5),
    INPUT.run(5, 3),
    0,
    INPUT.run(3, 0),
    INPUT.lift,
  ];
  for (const input of steps) session.advance([input]);
  return session;
}

test('a time lapse has every picture of the lines once, and no pause', () => {
  const states = statesOf(solvedGame());
  expect(states[0]?.lines.drawn).toEqual([]);
  expect(states.at(-1)?.solved).toBe(true);
  const drawn = states.map(({ lines }) => lines.drawn.length);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
});

test('a long one is quicker than a short one, and none lasts longer than eight seconds', () => {
  expect(pictureMs(4)).toBe(220);
  expect(400 * pictureMs(400)).toBeLessThanOrEqual(8000);
});

test('each clue has the quarter of the solve in which it was met for good', () => {
  const quarters = quartersOf(statesOf(solvedGame()));
  expect(quarters).toHaveLength(2);
  for (const quarter of quarters) expect([0, 1, 2, 3]).toContain(quarter);
  expect(quartersOf([])).toEqual([]);
});
