import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf, whyNone } from '../board/board.ts';
import { everyLoop } from '../solve/bruteforce.testing.ts';
import { countLoops, drawBelow, drawLoop, loopAt, tableOf } from './plug.ts';

describe('loops are counted', () => {
  it.each([
    [2, 2, 1n],
    [2, 12, 1n],
    [3, 3, 0n],
    [4, 4, 6n],
    [4, 5, 14n],
    [4, 6, 37n],
    [5, 6, 154n],
    [6, 6, 1072n],
    [6, 7, 5320n],
    [7, 8, 301_384n],
    [8, 8, 4_638_576n],
    [10, 10, 467_260_456_608n],
    [12, 12, 1_076_226_888_605_605_706n],
  ])('%i x %i, either way up', (rows, cols, count) => {
    expect(countLoops(gridOf(rows, cols))).toBe(count);
    if (rows !== cols) expect(countLoops(gridOf(cols, rows))).toBe(count);
  });

  it('around holes', () => {
    const holed = Array.from({ length: 25 }, (_, hole) => countLoops(gridOf(5, 5, [hole])));
    expect(holed.reduce((sum, count) => sum + count)).toBe(226n);
    expect(countLoops(gridOf(2, 2, [0, 1, 2, 3]))).toBe(0n);
  });
});

/** Small boards with up to four holes, where walking still takes no time. */
const grids = fc
  .record({ rows: fc.integer({ min: 2, max: 5 }), cols: fc.integer({ min: 2, max: 5 }) })
  .chain(({ rows, cols }) =>
    fc.uniqueArray(fc.nat(rows * cols - 1), { maxLength: 4 }).map((holes) =>
      gridOf(
        rows,
        cols,
        holes.toSorted((a, b) => a - b),
      ),
    ),
  );

describe('L2.3 the numbers of a table', () => {
  it('name each loop that walking finds, once', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const table = tableOf(grid);
        const numbered = Array.from({ length: Number(table.count) }, (_, i) => loopAt(table, BigInt(i)).join(' '));
        const walked = whyNone(grid) === undefined ? everyLoop(grid).map((cycle) => cycle.join(' ')) : [];
        expect(numbered.toSorted()).toEqual(walked.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('end with the last loop', () => {
    const table = tableOf(gridOf(4, 4));
    expect(() => loopAt(table, 6n)).toThrow('there are 6 loops, none numbered 6');
    expect(() => loopAt(table, -1n)).toThrow('none numbered -1');
  });

  it('reach across 2^32', () => {
    const table = tableOf(gridOf(10, 10));
    expect(loopAt(table, table.count - 1n)).toHaveLength(100);
    expect(loopAt(table, 1n << 33n)).not.toEqual(loopAt(table, 0n));
  });
});

describe('L2.3 loops are drawn', () => {
  it('evenly: 50,000 of 6x6', () => {
    const table = tableOf(gridOf(6, 6));
    const seen = new Map<string, number>();
    let rng = 1;
    for (let i = 0; i < 50_000; i++) {
      const drawn = drawLoop(table, rng);
      rng = drawn.rng;
      const key = drawn.cycle.join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    const expected = 50_000 / 1072;
    const square = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(seen.size).toBe(1072);
    expect(square / 1071).toBeGreaterThan(0.9);
    expect(square / 1071).toBeLessThan(1.1);
  });

  it('by numbers below any bound', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1n << 62n }), fc.integer(), (bound, seed) => {
        const { value } = drawBelow(bound, seed);
        expect(value >= 0n && value < bound).toBe(true);
      }),
    );
    const large = Array.from({ length: 200 }, (_, seed) => drawBelow(1n << 60n, seed).value);
    expect(large.filter((value) => value >= 1n << 59n).length).toBeGreaterThan(70);
    expect(large.filter((value) => value < 1n << 59n).length).toBeGreaterThan(70);
  });
});
