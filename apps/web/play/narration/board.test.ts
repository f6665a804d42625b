import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { speak } from '../../base/text/text.ts';
import { playText } from '../text/text.ts';
import { columnsInWords, piecesInWords, stacksOf } from './board.tsx';
import { colorWord } from './color.ts';
import type { Speech } from './remarks.ts';

/** Three columns, in which cells are colors. */
const SPEECH: Speech<FallingTypes> = {
  cols: 3,
  rows: 5,
  entry: [0],
  piece: ({ axis, child }) => `${colorWord(child)}/${colorWord(axis)}`,
  cell: colorWord,
  next: () => ({ axis: 3, child: 4 }),
  locked: () => undefined,
};
/** The floor first. */
const BOARD = [1, 0, 2, 0, 0, 2, 1, 0, 0];
const PAIR = { axis: 1, child: 2 } as FallingState['pair'];
const at = (pair: FallingState['pair']) => ({
  speech: SPEECH,
  state: { board: BOARD, pair } as unknown as FallingState,
});

beforeAll(() => playText.load());

test('a column is read from the floor up to its highest cell, with the gaps in it', () => {
  expect(stacksOf(SPEECH, { board: BOARD })).toEqual([
    [
      { cell: 1, count: 1 },
      { cell: 0, count: 1 },
      { cell: 1, count: 1 },
    ],
    [],
    [{ cell: 2, count: 2 }],
  ]);
});

describe('the board in words', () => {
  test('has a sentence per column, then the piece in hand and the next one', () => {
    expect(columnsInWords(at(PAIR))).toEqual([
      'Column 1: red, empty, red.',
      'Column 2: empty.',
      'Column 3: 2 times green.',
    ]);
    expect(piecesInWords(at(PAIR))).toEqual(['Now green/red, next yellow/blue.']);
  });

  test('says what falls in a match, and leaves out a piece that is not there', () => {
    expect(piecesInWords({ ...at(PAIR), incoming: 6 })).toEqual([
      'Now green/red, next yellow/blue.',
      '6 incoming after this piece.',
    ]);
    expect(piecesInWords({ ...at(null), incoming: 6 })).toEqual(['6 incoming after this piece.']);
    expect(piecesInWords(at(null))).toEqual([]);
  });

  test('is the same in Japanese', async () => {
    await speak('ja');
    onTestFinished(() => speak('en'));
    expect(columnsInWords(at(PAIR))).toEqual(['1列目：赤・空き・赤。', '2列目：空。', '3列目：緑 2個。']);
    expect(piecesInWords({ ...at(PAIR), incoming: 6 })).toEqual([
      '今は緑/赤、次は黄/青。',
      'このあと、おじゃまが6個落ちます。',
    ]);
  });
});
