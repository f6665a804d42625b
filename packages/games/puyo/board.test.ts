import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, COLS, EMPTY_BOARD, parseBoard, printBoard, ROWS, VISIBLE_ROWS } from './board.ts';

describe('P1.1 the board', () => {
  it('has 6 columns, 14 rows, 12 of them visible, row 0 the floor', () => {
    const board = parseBoard('R.....\n.....P');
    expect([COLS, ROWS, VISIBLE_ROWS, board.length]).toEqual([6, 14, 12, 84]);
    expect(board[at(1, 0)]).toBe(1);
    expect(board[at(0, 5)]).toBe(5);
  });
});

describe('drawings', () => {
  it('print what was parsed, for any board', () => {
    const cells = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 84, maxLength: 84 });
    fc.assert(
      fc.property(cells, (board) => {
        expect(parseBoard(printBoard(board))).toEqual(board);
      }),
    );
  });

  it('take short rows, few rows, spaces and blank lines at either end', () => {
    expect(parseBoard('\n\nR\n G O\n\n')).toEqual(parseBoard('R.....\n.G.O..'));
    expect(parseBoard('.')).toEqual(EMPTY_BOARD);
  });

  it.each([
    ['', 'the board is empty: draw at least one row'],
    [' \n\n', 'the board is empty: draw at least one row'],
    ['RX', 'row 1 from the top has an unknown cell "X": use R G B Y P, O or .'],
    ['R\nRGBYPOO', 'row 2 from the top has 7 cells, at most 6'],
    ['R\n\nG', 'row 2 from the top is blank: write dots for an empty row'],
    ['R\n'.repeat(15), 'the board has 15 rows, at most 14'],
  ])('refuse %j', (text, message) => {
    expect(() => parseBoard(text)).toThrow(message);
  });
});
