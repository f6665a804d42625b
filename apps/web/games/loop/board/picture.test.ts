import { Session } from '@rensa/engine';
import { INPUT, loop, parseBoard, type State, writeBoard } from '@rensa/games/loop';
import { describe, expect, test } from 'vitest';
import { activeClues, type DrawingView, pictureOf, waysOfHint } from './picture.ts';

/** A board with two clues. Its loop is the rim with a notch below. */
const BOARD = '2...\n....\n.5..';

function state(...inputs: readonly number[]): State {
  const session = new Session(loop, { kind: 'given', board: writeBoard(parseBoard(BOARD)) }, 0);
  for (const input of inputs) session.advance([input]);
  return session.state;
}

const OPTIONS = { clues: 'all', border: 'nearest', count: 'left' } as const;

const viewOf = (state: State, more: Partial<DrawingView> = {}): DrawingView => ({
  state,
  pen: undefined,
  options: OPTIONS,
  solution: false,
  ...more,
});

const line = (...cells: readonly number[]): number[] => [
  INPUT.press('pen', cells[0] ?? 0),
  ...cells.slice(1).map((cell, i) => INPUT.run(cells[i] ?? 0, cell)),
  INPUT.lift,
];

/** A line with both turns that the 2 needs. */
const MET = line(8, 0, 3, 11);

describe('areas', () => {
  test('show around the clue nearest to the pen', () => {
    expect(activeClues(viewOf(state(), { pen: 1 }))).toEqual([0]);
    expect(activeClues(viewOf(state(), { pen: 10 }))).toEqual([1]);
  });

  test('show around every clue, or around none', () => {
    expect(activeClues(viewOf(state(), { options: { ...OPTIONS, border: 'full' } }))).toEqual([0, 1]);
    expect(activeClues(viewOf(state(), { options: { ...OPTIONS, border: 'off' } }))).toEqual([]);
  });

  test('leave out what is met', () => {
    const drawn = state(...line(4, 0, 1), ...line(1, 5));
    expect(pictureOf(viewOf(drawn)).clues[0]).toBe('met');
    expect(activeClues(viewOf(drawn, { options: { ...OPTIONS, border: 'full' } }))).toEqual([1]);
  });

  test('show around the clue that is pointed at, be it met or not, and whatever the setting', () => {
    const drawn = state(...line(4, 0, 1), ...line(1, 5));
    expect(activeClues(viewOf(drawn, { pen: 10, pointed: 0 }))).toEqual([0]);
    expect(activeClues(viewOf(drawn, { pointed: 0, options: { ...OPTIONS, border: 'off' } }))).toEqual([0]);
    expect(activeClues(viewOf(drawn, { pen: 10, pointed: 6 }))).toEqual([1]);
  });

  test('are removed by a hint', () => {
    expect(activeClues(viewOf(state(INPUT.hint)))).toEqual([]);
  });
});

describe('clues', () => {
  const drawn = state(...line(4, 0, 1), ...line(1, 5));

  test.each([
    ['all', ['met', 'neutral']],
    ['some', [undefined, 'neutral']],
    ['off', [undefined, undefined]],
  ] as const)('that are set to %s', (clues, shown) => {
    expect(pictureOf(viewOf(drawn, { options: { ...OPTIONS, clues, border: 'off' } })).clues).toEqual(shown);
  });
});

describe('the pen', () => {
  test('is seen where the line can go on, and not elsewhere', () => {
    const drawn = state(...MET);
    expect(pictureOf(viewOf(drawn, { pen: 11 })).pen).toBe(11);
    expect(pictureOf(viewOf(drawn, { pen: 1 })).pen).toBeUndefined();
  });
});

describe('a hint', () => {
  test('points at first, and shows what follows when asked why', () => {
    const corner = pictureOf(viewOf(state(INPUT.hint))).pointed;
    expect(corner).toEqual({ frames: [[0], [3], [8], [11]], drawn: [], crossed: [], wrong: [] });
    expect(pictureOf(viewOf(state(INPUT.hint, INPUT.hint))).pointed?.drawn).toHaveLength(8);
  });

  test('points at a wrong line before anything else', () => {
    const drawn = state(...line(9, 10), INPUT.hint);
    expect(pictureOf(viewOf(drawn)).pointed).toEqual({ frames: [], drawn: [], crossed: [], wrong: [18] });
  });

  test('is gone when it has been followed', () => {
    expect(pictureOf(viewOf(state(INPUT.hint, INPUT.hint, INPUT.hint))).pointed).toBeUndefined();
  });
});

test('the solution is seen only when asked for', () => {
  expect(pictureOf(viewOf(state())).solution).toBeUndefined();
  expect(pictureOf(viewOf(state(), { solution: true })).solution).toHaveLength(12);
});

describe('the live count', () => {
  const drawn = state(...line(4, 0, 1), ...line(1, 5), ...line(5, 4));

  test.each([
    ['left', ['+2', '−3']],
    ['total', ['4/2', '2/5']],
    ['off', [undefined, undefined]],
  ] as const)('that is set to %s', (count, words) => {
    expect(pictureOf(viewOf(drawn, { options: { ...OPTIONS, count } })).counts).toEqual(words);
  });
});

test('lines on trial are apart from the others', () => {
  const tried = state(...line(4, 0), INPUT.trial('begin'), ...line(0, 2));
  expect(pictureOf(viewOf(state(...line(4, 0)))).trial).toBeUndefined();
  expect(pictureOf(viewOf(tried)).trial).toEqual({
    firm: [{ cells: [0, 4], closed: false }],
    tried: [{ cells: [0, 1, 2], closed: false }],
  });
});

test('the ways that a hint leaves can be shown one by one', () => {
  const session = new Session(loop, { kind: 'sized', rows: 8, cols: 8 }, 3);
  while (waysOfHint(session.state).length === 0 && session.result === undefined) session.advance([INPUT.hint]);
  const now = session.state;
  const ways = waysOfHint(now);
  expect(ways.length).toBeGreaterThan(1);
  expect(pictureOf(viewOf(now, { way: 1 })).pointed?.way).toEqual(ways[1]);
  expect(pictureOf(viewOf(now)).pointed?.way).toBeUndefined();
});
