import { hash } from '@rensa/engine';
import fc from 'fast-check';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { openCells } from '../board/board.ts';
import { valuesOf } from '../board/cycle.ts';
import { grade } from '../solve/grade.ts';
import { holeCounts, type Shape, shapeName } from './holes.ts';
import { shapedPuzzle } from './sized.ts';
import { solve } from '../solve/solve.ts';

const SOAK = env['SOAK'] === '1';
const MAX_SIDE = SOAK ? 12 : 8;
const shapes = fc
  .tuple(fc.integer({ min: 4, max: MAX_SIDE }), fc.integer({ min: 4, max: MAX_SIDE }), fc.nat())
  .map(([rows, cols, pick]): Shape => {
    const counts = holeCounts(rows, cols);
    return { rows, cols, holes: counts[pick % counts.length] ?? 0 };
  });
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

describe('L2.7 a puzzle of version 2', () => {
  it('has the board that was asked for, one solution, and true clues that need no guess', () => {
    fc.assert(
      fc.property(shapes, seeds, (shape, seed) => {
        const { puzzle } = shapedPuzzle(shape, seed);
        const { rows, cols, holes } = shape;
        expect([puzzle.rows, puzzle.cols, puzzle.holes.length]).toEqual([rows, cols, holes]);
        expect(puzzle.solution).toHaveLength(openCells(puzzle).length);
        expect(solve(puzzle)).toEqual({ solutions: 1, capped: false, solution: puzzle.solution });
        expect(puzzle.grade).toEqual(grade(puzzle));
        const values = valuesOf(puzzle, puzzle.solution);
        expect(puzzle.clues).toEqual(puzzle.clues.map(({ cell }) => ({ cell, value: values.get(cell) })));
      }),
      { numRuns: SOAK ? 400 : 40 },
    );
  }, 600_000);

  it('exists for the least and the most holes of every size', () => {
    for (let rows = 4; rows <= MAX_SIDE; rows++) {
      for (let cols = rows; cols <= MAX_SIDE; cols++) {
        const counts = holeCounts(rows, cols);
        for (const holes of [counts[0] ?? 0, counts.at(-1) ?? 0]) {
          expect(shapedPuzzle({ rows, cols, holes }, 1).puzzle.id).toBe(`loop/2/${shapeName({ rows, cols, holes })}/1`);
        }
      }
    }
  }, 600_000);

  it('differs for another seed, and is the same for the same seed', () => {
    const shape = { rows: 7, cols: 7, holes: 3 };
    expect(shapedPuzzle(shape, 42)).toEqual(shapedPuzzle(shape, 42));
    expect(shapedPuzzle(shape, 43).puzzle.solution).not.toEqual(shapedPuzzle(shape, 42).puzzle.solution);
  });

  it.each([
    [{ rows: 3, cols: 4, holes: 0 }, 'a side has 4 to 12 cells'],
    [{ rows: 4, cols: 13, holes: 0 }, 'a side has 4 to 12 cells'],
    [{ rows: 5, cols: 5, holes: 0 }, 'a 5x5 board has 1, 3 holes, not 0'],
    [{ rows: 4, cols: 4, holes: 3 }, 'a 4x4 board has 0, 2 holes, not 3'],
    [{ rows: 6, cols: 6, holes: 6 }, 'a 6x6 board has 0, 2, 4 holes, not 6'],
  ])('is refused for %j', (shape, reason) => {
    expect(() => shapedPuzzle(shape, 1)).toThrow(reason);
  });

  it.each([
    [4, 4, 0, 1, '0849211d9bf7b036'],
    [8, 8, 0, 42, '298d3441f03088ab'],
    [5, 9, 1, 7, '187396c90dba0bb7'],
    [7, 7, 3, 42, 'c348af29a8e61fa1'],
    [9, 12, 4, 3, '195b8706ccc7bc95'],
    [12, 12, 2, 1, '49fb1c7c04e336e2'],
    [12, 12, 0, 4294967295, '0705ef1d66242449'],
  ])('L2.6 of %i x %i with %i holes, seed %i, is the one that it always was', (rows, cols, holes, seed, golden) => {
    expect(hash(shapedPuzzle({ rows, cols, holes }, seed).puzzle)).toBe(golden);
  });
});
