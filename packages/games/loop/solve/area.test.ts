import { describe, expect, it } from 'vitest';
import { areaAround, areasOf, countWays, deduce, edgesUnder, examine, surveyOf } from './area.ts';
import { type Board, gridOf, parseBoard } from '../board/board.ts';
import { edgesOf, valuesOf } from '../board/cycle.ts';
import { latticeOf } from './lattice.ts';
import { loopAt, tableOf } from '../puzzle/plug.ts';
import { CROSSED, decide, DRAWN, drawnEdges, emptyPartial, isComplete, settle } from './partial.ts';

function settled(board: Board): ReturnType<typeof emptyPartial> {
  const partial = emptyPartial(latticeOf(board));
  settle(partial);
  return partial;
}

/** A clue in the corner of a blank 4x4. */
function corner(value: number): { readonly ways: number; readonly finding: ReturnType<typeof examine> } {
  const partial = settled({ ...gridOf(4, 4), clues: [] });
  const area = areaAround(partial.lattice, { cell: 0, value });
  return { ways: countWays(partial, area), finding: examine(partial, area) };
}

describe('L3.2 an area', () => {
  it('in a corner with four turns has no way: its lines would close a loop of four cells', () => {
    expect(corner(4)).toEqual({ ways: 0, finding: false });
  });

  it('in a corner with two turns has three ways that share nothing', () => {
    expect(corner(2)).toEqual({ ways: 3, finding: { drawn: 0, crossed: 0 } });
  });

  it('says what all its ways share', () => {
    // The top line comes down into the inner cell, which cannot close the square and needs to be the third turn.
    const partial = settled({ ...gridOf(4, 4), clues: [] });
    decide(partial, 3, DRAWN);
    settle(partial);
    const area = areaAround(partial.lattice, { cell: 0, value: 3 });
    const finding = examine(partial, area);
    expect(countWays(partial, area)).toBe(1);
    expect(finding !== false && edgesUnder(area, finding.drawn)).toEqual([10]);
  });

  it('of a value that no way has is a contradiction', () => {
    const board = parseBoard('9...\n....\n....\n....');
    expect(deduce(emptyPartial(latticeOf(board)), surveyOf(areasOf(latticeOf(board), board)))).toBe(false);
  });
});

describe('L3.1 what needs no clue', () => {
  it('is the whole loop on a board of two rows', () => {
    const board = parseBoard('.....\n.....');
    const partial = settled(board);
    expect(isComplete(partial)).toBe(true);
    expect(drawnEdges(partial)).toHaveLength(10);
  });

  it('is that a chain does not close early', () => {
    const partial = emptyPartial(latticeOf(gridOf(4, 4)));
    for (const edge of [0, 2, 4, 7, 15, 23, 28, 26, 24, 17, 9]) decide(partial, edge, DRAWN);
    expect(partial.edges[1]).toBe(CROSSED);
    expect(settle(partial)).toBe(false);
  });

  it('is the corners of a larger board', () => {
    const partial = settled(parseBoard('......\n......\n......\n......'));
    expect(drawnEdges(partial)).toEqual([0, 1, 8, 11, 25, 35, 36, 44]);
  });
});

it('reasoning never contradicts the loop that the clues come from', () => {
  for (const grid of [gridOf(6, 6), gridOf(5, 5, [12]), gridOf(6, 7)]) {
    const table = tableOf(grid);
    const lattice = latticeOf(grid);
    for (let i = 0n; i < table.count; i += 1n + table.count / 60n) {
      const cycle = loopAt(table, i);
      const clues = [...valuesOf(grid, cycle)].map(([cell, value]) => ({ cell, value }));
      const partial = emptyPartial(lattice);
      expect(deduce(partial, surveyOf(areasOf(lattice, { ...grid, clues })))).toBe(true);
      const drawn = new Set(edgesOf(grid, cycle));
      for (const edge of partial.decided) expect(partial.edges[edge] === DRAWN).toBe(drawn.has(edge));
    }
  }
});
