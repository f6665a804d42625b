import { advance, below, shuffle } from '@rensa/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, type Clue, type Grid, gridOf, parseBoard } from '../board/board.ts';
import { type Cycle, printCycle, valuesOf } from '../board/cycle.ts';
import { countLoops, loopAt, tableOf } from '../puzzle/plug.ts';
import { isUnique, solve } from './solve.ts';

function allLoops(grid: Grid): Cycle[] {
  const table = tableOf(grid);
  return Array.from({ length: Number(table.count) }, (_, i) => loopAt(table, BigInt(i)));
}

/** Clues of one of the loops, some of them made wrong. */
function someClues(values: ReadonlyMap<number, number>, count: number, wrong: number, seed: number): Clue[] {
  const mixed = shuffle([...values], seed);
  let { rng } = mixed;
  const clues = mixed.items.slice(0, count).map(([cell, value], i) => {
    rng = advance(rng);
    return { cell, value: i < wrong ? below(rng, 7) : value };
  });
  return clues.toSorted((a, b) => a.cell - b.cell);
}

describe('L1.5 solutions', () => {
  it.each([
    [4, 4],
    [4, 5],
    [4, 6],
    [5, 6],
    [6, 6],
    [6, 7],
  ])('of a board of %i x %i without clues are all its loops', (rows, cols) => {
    const grid = gridOf(rows, cols);
    expect(solve({ ...grid, clues: [] }, 6000).solutions).toBe(Number(countLoops(grid)));
  });

  const grids = [
    gridOf(4, 6),
    gridOf(6, 6),
    gridOf(5, 5, [6]),
    gridOf(5, 5, [24]),
    gridOf(6, 6, [14, 15]),
    gridOf(3, 8),
  ];
  const loops = grids.map((grid) => allLoops(grid).map((cycle) => ({ cycle, values: valuesOf(grid, cycle) })));

  it('are exactly the loops whose turns agree with every clue', () => {
    const picks = fc.record({
      board: fc.nat(grids.length - 1),
      loop: fc.nat(),
      count: fc.nat(12),
      wrong: fc.nat(2),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(picks, ({ board, loop, count, wrong, seed }) => {
        const [grid, all] = [grids[board], loops[board] ?? []];
        const clues = someClues(all[loop % all.length]?.values ?? new Map(), count, wrong, seed);
        const meeting = all.filter(({ values }) => clues.every(({ cell, value }) => values.get(cell) === value));
        const { solutions, capped, solution } = solve({ ...grid, clues }, 2000);
        expect({ solutions, capped }).toEqual({ solutions: meeting.length, capped: false });
        if (meeting.length === 0) expect(solution).toBeUndefined();
        else expect(meeting.map(({ cycle }) => cycle)).toContainEqual(solution);
      }),
      { numRuns: 300 },
    );
  });

  it('of a drawn board are found', () => {
    const board = parseBoard('2...\n.33.\n.5..\n...2');
    const { solution = [], ...rest } = solve(board);
    expect(rest).toEqual({ solutions: 1, capped: false });
    expect(printCycle(board, solution)).toBe('┌──┐\n│┌┐│\n││││\n└┘└┘');
  });
});

describe('a limit', () => {
  const board: Board = { ...gridOf(4, 4), clues: [] };
  it.each([
    [1, 1, true],
    [5, 5, true],
    [6, 6, false],
    [100, 6, false],
  ])('of %i on six loops gives %i, more to find: %s', (limit, solutions, capped) => {
    expect(solve(board, limit)).toMatchObject({ solutions, capped });
  });

  it('makes a blank 12x12 no harder than a small one', () => {
    expect(solve({ ...gridOf(12, 12), clues: [] }, 2)).toMatchObject({ solutions: 2, capped: true });
  });
});

describe('L1.6 a board that no loop fits on', () => {
  it.each(['...\n...\n...', '.#..\n#...'])('is found at once: %j', (text) => {
    const solved = solve(parseBoard(text));
    expect(solved).toMatchObject({ solutions: 0, capped: false, solution: undefined });
    expect(solved.reason).toMatch(/^a loop visits/);
    expect(isUnique(parseBoard(text))).toBe(false);
  });

  it('is found by search otherwise, without a reason', () => {
    expect(solve(parseBoard('.##.\n....'))).toEqual({ solutions: 0, capped: false, solution: undefined });
  });

  it('may be the fault of the clues', () => {
    expect(solve(parseBoard('9...\n....'))).toEqual({ solutions: 0, capped: false, solution: undefined });
  });
});

describe('unique', () => {
  it('means exactly one', () => {
    expect(['..\n..', '9.\n..', '....\n....\n....\n....'].map((text) => isUnique(parseBoard(text)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
