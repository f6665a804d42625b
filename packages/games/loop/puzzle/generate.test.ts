import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf } from '../board/board.ts';
import { valuesOf } from '../board/cycle.ts';
import { generate } from './generate.ts';
import { LEVEL_NAMES, LEVELS, levelFor } from './level.ts';
import { sizedPuzzle } from './sized.ts';
import { grade } from '../solve/grade.ts';
import { isUnique, solve } from '../solve/solve.ts';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

describe.each(LEVEL_NAMES)('L2.4 a puzzle of level %s', (name) => {
  const { side, percent, bottleneck, score } = LEVELS[name];
  const numRuns = side > 8 ? 4 : 40;

  it('is within its band, with the wanted share of clues', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { puzzle, fits } = sizedPuzzle(side, side, seed);
        expect(fits).toBe(true);
        expect(puzzle.grade.bottleneck).toBeGreaterThanOrEqual(bottleneck[0]);
        expect(puzzle.grade.bottleneck).toBeLessThanOrEqual(bottleneck[1]);
        expect(puzzle.grade.score).toBeGreaterThanOrEqual(score[0]);
        expect(puzzle.grade.score).toBeLessThanOrEqual(score[1]);
        expect(puzzle.clues.length).toBeGreaterThanOrEqual(Math.round((side * side * percent) / 100));
        expect(puzzle.clues.length).toBeLessThanOrEqual((side * side * (percent + 15)) / 100);
      }),
      { numRuns },
    );
  });

  it('L2.1 has exactly one solution, and clues that match it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { puzzle } = sizedPuzzle(side, side, seed);
        const values = valuesOf(puzzle, puzzle.solution);
        expect(solve(puzzle)).toEqual({ solutions: 1, capped: false, solution: puzzle.solution });
        expect(puzzle.clues).toEqual(puzzle.clues.map(({ cell }) => ({ cell, value: values.get(cell) })));
        expect(puzzle.clues.map(({ cell }) => cell)).toEqual(
          puzzle.clues.map(({ cell }) => cell).toSorted((a, b) => a - b),
        );
        expect(puzzle.grade).toEqual(grade(puzzle));
      }),
      { numRuns },
    );
  });
});

describe('L2.5 the puzzle of a size and a seed', () => {
  it('is the same every time, and differs for another seed', () => {
    expect(sizedPuzzle(6, 6, 7)).toEqual(sizedPuzzle(6, 6, 7));
    expect(sizedPuzzle(6, 6, 8).puzzle.solution).not.toEqual(sizedPuzzle(6, 6, 7).puzzle.solution);
    expect(sizedPuzzle(6, 8, 7).puzzle.id).toBe('loop/1/6x8/7');
  });

  it('exists for every size that has a loop', () => {
    for (let rows = 2; rows <= 9; rows++) {
      for (let cols = 2; cols <= 9; cols++) {
        if ((rows * cols) % 2 === 1) continue;
        const { puzzle } = sizedPuzzle(rows, cols, 1);
        expect([puzzle.rows, puzzle.cols, puzzle.solution.length]).toEqual([rows, cols, rows * cols]);
        expect(isUnique(puzzle)).toBe(true);
      }
    }
  });

  it.each([
    [5, 5, /no loop on 5x5: a loop visits an even number of cells, and 25 are open/],
    [1, 4, /rows must be a whole number from 2 to 12, not 1/],
    [4, 13, /cols must be a whole number from 2 to 12, not 13/],
  ])('is refused for %i x %i', (rows, cols, message) => {
    expect(() => sizedPuzzle(rows, cols, 1)).toThrow(message);
  });
});

describe('an order', () => {
  it('draws from several boards as often as they have loops', () => {
    const grids = [gridOf(4, 4), gridOf(4, 6)];
    const rows = Array.from({ length: 400 }, (_, seed) => {
      return generate({ id: 'x', grids, level: LEVELS.easy, seed }).puzzle.cols;
    });
    const small = rows.filter((cols) => cols === 4).length / rows.length;
    // 6 loops to 37, of which the easy band refuses a few.
    expect(small).toBeGreaterThan(0.08);
    expect(small).toBeLessThan(0.25);
  });

  it('takes the nearest grade where the band is out of reach', () => {
    const level = { ...LEVELS.easy, bottleneck: [50, 60] as const };
    const { puzzle, fits } = generate({ id: 'x', grids: [gridOf(4, 4)], level, seed: 1 });
    expect(fits).toBe(false);
    expect(isUnique(puzzle)).toBe(true);
  });

  it('is refused where no loop fits', () => {
    expect(() => generate({ id: 'x', grids: [gridOf(2, 3, [1])], level: LEVELS.easy, seed: 1 })).toThrow('no loop');
  });
});

it.each([
  [2, 2, 'easy'],
  [4, 6, 'easy'],
  [5, 5, 'medium'],
  [6, 8, 'medium'],
  [7, 7, 'hard'],
  [8, 10, 'hard'],
  [9, 9, 'expert'],
  [11, 11, 'giant'],
  [12, 12, 'giant'],
])('a board of %i x %i is of level %s', (rows, cols, level) => {
  expect(levelFor(gridOf(rows, cols))).toBe(level);
});
