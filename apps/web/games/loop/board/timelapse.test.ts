import { atOnce, LimitError, Session } from '@rensa/engine';
import { INPUT, type Loop, loop, parseBoard, type State, writeBoard } from '@rensa/games/loop';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureMs, quartersOf, statesIn, statesOf, TimeLapse } from './timelapse.ts';

/** A solved board: the loop is its rim, and each clue has two corners in its area. */
function solvedGame(): Session<Loop> {
  const setup = { kind: 'given' as const, board: writeBoard(parseBoard('2..\n..2')) };
  const session: Session<Loop> = new Session(loop, setup, 0);
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
  const states = atOnce(statesOf(solvedGame()));
  expect(states[0]?.lines.drawn).toEqual([]);
  expect(states.at(-1)?.solved).toBe(true);
  const drawn = states.map(({ lines }) => lines.drawn.length);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
});

describe('the states of a very long replay', () => {
  const session = new Session(loop, { kind: 'sized', rows: 4, cols: 4 }, 1);
  for (let i = 0; i < 21_000; i++) session.advance([INPUT.cross(i % 2)]);
  const [{ puzzle }, replay] = [session.state, session.replay()];

  test('are some of them, so that they fit in memory', () => {
    const states = atOnce(statesIn(puzzle, replay, false));
    expect(states.length).toBeLessThanOrEqual(4001);
    expect([states[0]?.lines.crossed, states.at(-1)?.lines]).toEqual([[], session.state.lines]);
  });

  test('are not made if it comes from outside', () => {
    expect(() => atOnce(statesIn(puzzle, replay, true))).toThrow(LimitError);
  });
});

test('a long one is quicker than a short one, and none lasts longer than eight seconds', () => {
  expect(pictureMs(4)).toBe(220);
  expect(400 * pictureMs(400)).toBeLessThanOrEqual(8000);
});

test('each clue has the quarter of the solve in which it was met for good', () => {
  const quarters = quartersOf(atOnce(statesOf(solvedGame())));
  expect(quarters).toHaveLength(2);
  for (const quarter of quarters) expect([0, 1, 2, 3]).toContain(quarter);
  expect(quartersOf([])).toEqual([]);
});

describe('a time lapse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const STATES = atOnce(statesOf(solvedGame())).slice(0, 3);
  const [A, B, C] = STATES;

  function open() {
    const shown: (State | undefined)[] = [];
    return { shown, lapse: new TimeLapse(STATES, (state) => shown.push(state)) };
  }

  test('shows every picture once, then nothing', () => {
    const { shown, lapse } = open();
    lapse.run();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([A, B, C, undefined]);
    expect(lapse.running.value).toBe(false);
  });

  test('stays where it is put, and goes on from there', () => {
    const { shown, lapse } = open();
    lapse.run();
    lapse.seek(1);
    vi.advanceTimersByTime(5000);
    expect([shown.at(-1), lapse.at.value, lapse.running.value]).toEqual([B, 1, false]);
    lapse.run();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([A, B, B, C, undefined]);
  });

  test('begins again from its last picture', () => {
    const { shown, lapse } = open();
    lapse.seek(2);
    lapse.run();
    lapse.end();
    expect(shown).toEqual([C, A, undefined]);
  });

  test('is stepped through, within its pictures', () => {
    const { shown, lapse } = open();
    lapse.run();
    lapse.step(1);
    lapse.step(1);
    lapse.step(1);
    expect([shown.at(-1), lapse.atEnd, lapse.running.value]).toEqual([C, true, false]);
    for (let i = 0; i < 4; i++) lapse.step(-1);
    expect([shown.at(-1), lapse.at.value]).toEqual([A, 0]);
  });
});
