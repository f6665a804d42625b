import { describe, expect, it } from 'vitest';
import { parseBoard } from '../board/board.ts';
import { dailyPuzzle } from './daily.ts';
import { sizedPuzzle } from './sized.ts';
import { readBoard, writeBoard, writePuzzle } from './record.ts';

describe('L1.1 a board as a record', () => {
  it('reads what was written', () => {
    for (const text of ['2...\n.3#.\n....', '..\n..', '0..\n...\n#..\n..9']) {
      const board = parseBoard(text);
      expect(readBoard(JSON.parse(JSON.stringify(writeBoard(board))))).toEqual(board);
    }
  });

  it('names rows and columns, holes only if there are any', () => {
    expect(writeBoard(parseBoard('2...\n.3#.'))).toEqual({
      rows: 2,
      cols: 4,
      holes: [[1, 2]],
      clues: [
        [0, 0, 2],
        [1, 1, 3],
      ],
    });
    expect(writeBoard(parseBoard('..\n..'))).toEqual({ rows: 2, cols: 2, clues: [] });
  });

  it('takes clues and holes in any order', () => {
    const record = {
      rows: 4,
      cols: 4,
      clues: [
        [2, 1, 5],
        [0, 0, 2],
      ],
      holes: [
        [3, 3],
        [0, 3],
      ],
    };
    expect(readBoard(record)).toEqual(parseBoard('2..#\n....\n.5..\n...#'));
  });

  const good = { rows: 4, cols: 4, clues: [] };
  it.each([
    [null, /the board must be an object with rows, cols, clues, not null/],
    [[good], /the board must be an object/],
    ['....', /the board must be an object/],
    [{ ...good, rows: undefined }, /rows is missing: it must be a whole number/],
    [{ ...good, rows: '4' }, /rows must be a whole number from 2 to 12, not "4"/],
    [{ ...good, rows: 13 }, /rows must be a whole number from 2 to 12, not 13/],
    [{ ...good, cols: 1.5 }, /cols must be a whole number from 2 to 12, not 1.5/],
    [{ ...good, cols: 1e9 }, /cols must be/],
    [{ rows: 4, cols: 4 }, /clues is missing: it must be a list/],
    [{ ...good, clues: {} }, /clues must be a list/],
    [{ ...good, clues: [[0, 0]] }, /clues\[0\] must be \[row, col, value\] in whole numbers from 0, not \[0, 0\]/],
    [{ ...good, clues: [[0, -1, 2]] }, /whole numbers from 0/],
    [{ ...good, clues: [[0, 0, null]] }, /whole numbers from 0/],
    [{ ...good, clues: [[0, 0, 10]] }, /the clue at \[0, 0\] is 10: it is 0 to 9/],
    [{ ...good, clues: [[4, 0, 1]] }, /the clue at \[4, 0\] is outside the 4x4 board/],
    [{ ...good, clues: [[0, 4, 1]] }, /the clue at \[0, 4\] is outside the 4x4 board/],
    [
      {
        ...good,
        clues: [
          [1, 1, 1],
          [1, 1, 1],
        ],
      },
      /two clues at \[1, 1\]/,
    ],
    [{ ...good, holes: [[0, 0]], clues: [[0, 0, 1]] }, /the clue at \[0, 0\] is in a hole/],
    [{ ...good, holes: [[0, 9]] }, /the hole at \[0, 9\] is outside/],
    [
      {
        ...good,
        holes: [
          [0, 0],
          [0, 0],
        ],
      },
      /a hole is given twice/,
    ],
    [{ ...good, walls: [] }, /the board has an unknown key "walls"/],
  ])('is refused: %j', (raw, message) => {
    expect(() => readBoard(raw)).toThrow(message);
  });
});

describe('L2.5 a puzzle as a record', () => {
  it('has its solution from the first open cell, going right', () => {
    const { id, solution, grade, ...board } = writePuzzle(sizedPuzzle(4, 4, 1).puzzle);
    expect(id).toBe('loop/1/4x4/1');
    expect(solution.slice(0, 2)).toEqual([
      [0, 0],
      [0, 1],
    ]);
    expect(Object.keys(grade)).toEqual(['bottleneck', 'score', 'steps']);
    expect(Object.keys(board)).toEqual(['rows', 'cols', 'clues']);
  });

  it('has its hole', () => {
    const { holes, solution } = writePuzzle(dailyPuzzle('2025-12-03', 'easy').puzzle);
    expect([holes?.length, solution.length]).toEqual([1, 24]);
  });
});
