import { at, type Board, parseBoard, ROWS } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';
import { jointAt, linkedBelow } from './joints.ts';
import { DOWN, LEFT, RIGHT, UP } from './mask.ts';

const BOARD = parseBoard('RG.\nROB');

/** Sides on which a cell is joined. */
function sidesOf(board: Board, row: number, col: number, across: boolean): number {
  return jointAt(board, at(row, col), linkedBelow(ROWS, board, { across })).mask & (UP | RIGHT | DOWN | LEFT);
}

describe('a puyo', () => {
  test('joins its neighbors of one color', () => {
    expect(sidesOf(BOARD, 1, 0, false)).toBe(DOWN);
    expect(sidesOf(BOARD, 1, 1, false)).toBe(0);
  });

  test('joins neighbors of every color where all join, but no ojama', () => {
    expect(sidesOf(BOARD, 1, 0, true)).toBe(DOWN | RIGHT);
    expect(sidesOf(BOARD, 1, 1, true)).toBe(LEFT);
    expect(sidesOf(BOARD, 0, 2, true)).toBe(0);
  });

  test('joins nothing from the row on that does not join', () => {
    const below = linkedBelow(1, BOARD, { across: true });
    expect(jointAt(BOARD, at(1, 0), below).mask).toBe(0);
    expect(jointAt(BOARD, at(0, 0), below).mask).toBe(0);
  });
});
