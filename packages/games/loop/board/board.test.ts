import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, type Board, openCells, parseBoard, printBoard, whyNone } from './board.ts';

const BOARD = `
2...
.3#.
....`;

/** Any board at all, sensible or not. */
const boards = fc
  .record({ rows: fc.integer({ min: 2, max: 12 }), cols: fc.integer({ min: 2, max: 12 }) })
  .chain(({ rows, cols }) =>
    fc.array(fc.constantFrom(...'...#0123456789'), { minLength: rows * cols, maxLength: rows * cols }).map((chars) =>
      parseBoard(
        chars
          .join('')
          .match(new RegExp(`.{${cols}}`, 'g'))
          ?.join('\n') ?? '',
      ),
    ),
  );

describe('L1.1 a board', () => {
  it('has rows from the top, open cells, holes and clues', () => {
    const board: Board = parseBoard(BOARD);
    expect(board).toEqual({
      rows: 3,
      cols: 4,
      holes: [6],
      clues: [
        { cell: 0, value: 2 },
        { cell: 5, value: 3 },
      ],
    });
    expect(openCells(board)).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11]);
  });

  it('prints what was parsed', () => {
    expect(printBoard(parseBoard(BOARD))).toBe(BOARD.trim());
    fc.assert(
      fc.property(boards, (board) => {
        expect(parseBoard(printBoard(board))).toEqual(board);
      }),
    );
  });

  it.each([
    ['', /rows must be a whole number from 2 to 12, not 1/],
    ['....', /rows must be a whole number from 2 to 12, not 1/],
    ['....\n...', /row 1 has 3 cells, row 0 has 4/],
    ['...\n....', /row 1 has 4 cells, row 0 has 3/],
    ['....\n..x.', /row 1 has an unknown cell "x"/],
    ['....\n'.repeat(13), /rows must be a whole number from 2 to 12, not 13/],
    ['.............\n.............', /cols must be a whole number from 2 to 12, not 13/],
  ])('is refused: %j', (text, message) => {
    expect(() => parseBoard(text)).toThrow(message);
  });
});

describe('L1.4 the area of a clue', () => {
  const board = parseBoard(BOARD);
  it.each([
    [9, [4, 5, 8, 9, 10]],
    [0, [0, 1, 4, 5]],
    [5, [0, 1, 2, 4, 5, 8, 9, 10]],
  ])('around cell %i is the square of nine, without what is off the board and without holes', (cell, area) => {
    expect(areaOf(board, cell)).toEqual(area);
  });
});

describe('L1.6 no loop', () => {
  it.each([
    ['...\n...\n...', /even number of cells, and 9 are open/],
    ['##\n##', /no open cell/],
    ['.#..\n#...', /4 are dark, 2 light/],
  ])('fits on %j', (text, reason) => {
    expect(whyNone(parseBoard(text))).toMatch(reason);
  });

  it.each(['....\n....', '#..\n...\n...'])('is not ruled out at a glance on %j', (text) => {
    expect(whyNone(parseBoard(text))).toBeUndefined();
  });
});
