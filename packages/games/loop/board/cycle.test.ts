import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf, printRows } from './board.ts';
import { cycleFrom, edgesOf, parseCycle, printCycle, turnsOf, valuesOf } from './cycle.ts';
import { everyLoop } from '../solve/bruteforce.testing.ts';
import { loopAt, tableOf } from '../puzzle/plug.ts';

const SPIRAL = `
┌────┐
│┌──┐│
││┌─┘│
└┘└──┘`;

const HOLED = `
┌─┐┌┐
│┌┘││
││#││
│└─┘│
└───┘`;

describe('L1.2 a loop', () => {
  it('visits every open cell once, from the first going right', () => {
    const { grid, cycle } = parseCycle(SPIRAL);
    expect(cycle).toEqual([0, 1, 2, 3, 4, 5, 11, 17, 23, 22, 21, 20, 14, 15, 16, 10, 9, 8, 7, 13, 19, 18, 12, 6]);
    expect(printCycle(grid, cycle ?? [])).toBe(SPIRAL.trim());
  });

  it('leaves holes out', () => {
    const { grid, cycle } = parseCycle(HOLED);
    expect(grid).toEqual(gridOf(5, 5, [12]));
    expect(cycle).toHaveLength(24);
  });

  it.each([
    ['two loops', '┌┐┌┐\n└┘└┘'],
    ['a cell left out', '┌─┐\n└─┘\n╶─╴'],
    ['a loose end', '┌─┐╷\n└──┘'],
    ['a fork', '┌┬┐\n└┴┘'],
  ])('is not %s', (_, text) => {
    expect(parseCycle(text).cycle).toBeUndefined();
  });

  it('is found again from its edges in any order', () => {
    const { grid, cycle = [] } = parseCycle(SPIRAL);
    const edges = edgesOf(grid, cycle);
    fc.assert(
      fc.property(fc.shuffledSubarray(edges, { minLength: edges.length }), (mixed) => {
        expect(cycleFrom(grid, mixed)).toEqual(cycle);
      }),
    );
  });
});

describe('L1.3 a turn', () => {
  it('is a cell where the loop changes direction', () => {
    const { grid, cycle = [] } = parseCycle(SPIRAL);
    const turns = turnsOf(cycle);
    const drawn = Array.from({ length: 24 }, (_, cell) => (turns.has(cell) ? 'x' : '.'));
    expect(printRows(grid, drawn)).toBe('x....x\n.x..x.\n..x.x.\nxxx..x');
  });
});

describe('L1.4 the number of a clue', () => {
  it('counts the turns of its area, itself included', () => {
    const { grid, cycle = [] } = parseCycle(SPIRAL);
    const values = valuesOf(grid, cycle);
    expect(printRows(grid, [...values.values()].map(String))).toBe('221122\n232333\n354433\n243322');
  });

  it('does not count holes', () => {
    const { grid, cycle = [] } = parseCycle(HOLED);
    expect(valuesOf(grid, cycle).get(11)).toBe(3);
    expect(valuesOf(grid, cycle).has(12)).toBe(false);
  });
});

describe('facts about every loop of 4x6', () => {
  const grid = gridOf(4, 6);

  it('each row and each column has an even number of turns, and the corners of the board turn', () => {
    for (const cycle of everyLoop(grid)) {
      const turns = [...turnsOf(cycle)];
      for (let row = 0; row < 4; row++) expect(turns.filter((c) => Math.floor(c / 6) === row).length % 2).toBe(0);
      for (let col = 0; col < 6; col++) expect(turns.filter((c) => c % 6 === col).length % 2).toBe(0);
      expect(turns).toEqual(expect.arrayContaining([0, 5, 18, 23]));
    }
  });
});

it('drawings of loops can be read again, for any loop', () => {
  const table = tableOf(gridOf(6, 7));
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: table.count - 1n }), (number) => {
      const cycle = loopAt(table, number);
      expect(parseCycle(printCycle(table.grid, cycle))).toEqual({ grid: table.grid, cycle });
    }),
  );
});
