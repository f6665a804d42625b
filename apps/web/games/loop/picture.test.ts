import { Session } from '@rensa/engine';
import { INPUT, loop, parseBoard, type State, writeBoard } from '@rensa/games/loop';
import { describe, expect, test } from 'vitest';
import { activeClues, pictureOf, type Seen } from './picture.ts';

/** Two clues; its loop is the frame with a notch below. */
const BOARD = '2...\n....\n.5..';

function state(...inputs: readonly number[]): State {
  const session = new Session(loop, { kind: 'given', board: writeBoard(parseBoard(BOARD)) }, 0);
  for (const input of inputs) session.advance([input]);
  return session.state;
}

const seen = (state: State, more: Partial<Seen> = {}): Seen => ({
  state,
  pen: undefined,
  options: { clues: 'all', border: 'centre' },
  solution: false,
  ...more,
});

const line = (...cells: readonly number[]): number[] => [
  INPUT.press('pen', cells[0] ?? 0),
  ...cells.slice(1).map((cell, i) => INPUT.run(cells[i] ?? 0, cell)),
  INPUT.lift,
];

/** Both turns that the 2 wants. */
const MET = line(8, 0, 3, 11);

describe('areas', () => {
  test('show around the clue nearest to the pen', () => {
    expect(activeClues(seen(state(), { pen: 1 }))).toEqual([0]);
    expect(activeClues(seen(state(), { pen: 10 }))).toEqual([1]);
  });

  test('show around every clue, or around none', () => {
    expect(activeClues(seen(state(), { options: { clues: 'all', border: 'full' } }))).toEqual([0, 1]);
    expect(activeClues(seen(state(), { options: { clues: 'all', border: 'off' } }))).toEqual([]);
  });

  test('leave out what is met', () => {
    const drawn = state(...line(4, 0, 1), ...line(1, 5));
    expect(pictureOf(seen(drawn)).clues[0]).toBe('met');
    expect(activeClues(seen(drawn, { options: { clues: 'all', border: 'full' } }))).toEqual([1]);
  });

  test('make way for a hint', () => {
    expect(activeClues(seen(state(INPUT.hint)))).toEqual([]);
  });
});

describe('clues', () => {
  const drawn = state(...line(4, 0, 1), ...line(1, 5));

  test.each([
    ['all', ['met', 'neutral']],
    ['some', [undefined, 'neutral']],
    ['off', [undefined, undefined]],
  ] as const)('that are set to %s', (clues, shown) => {
    expect(pictureOf(seen(drawn, { options: { clues, border: 'off' } })).clues).toEqual(shown);
  });
});

describe('the pen', () => {
  test('is seen where the line can go on, and not elsewhere', () => {
    const drawn = state(...MET);
    expect(pictureOf(seen(drawn, { pen: 11 })).pen).toBe(11);
    expect(pictureOf(seen(drawn, { pen: 1 })).pen).toBeUndefined();
  });
});

describe('a hint', () => {
  test('points at first, and shows what follows when asked why', () => {
    const corner = pictureOf(seen(state(INPUT.hint))).pointed;
    expect(corner).toEqual({ cells: [0], drawn: [], crossed: [], wrong: [] });
    expect(pictureOf(seen(state(INPUT.hint, INPUT.hint))).pointed?.drawn).toHaveLength(2);
  });

  test('points at a wrong line before anything else', () => {
    const drawn = state(...line(9, 10), INPUT.hint);
    expect(pictureOf(seen(drawn)).pointed).toEqual({ cells: [], drawn: [], crossed: [], wrong: [18] });
  });

  test('is gone when it has been followed', () => {
    expect(pictureOf(seen(state(INPUT.hint, INPUT.hint, INPUT.hint))).pointed).toBeUndefined();
  });
});

test('the solution is seen only by those who ask', () => {
  expect(pictureOf(seen(state())).solution).toBeUndefined();
  expect(pictureOf(seen(state(), { solution: true })).solution).toHaveLength(12);
});
