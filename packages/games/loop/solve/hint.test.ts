import { shuffle } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { gridOf } from '../board/board.ts';
import { cycleFrom, edgeBetween, edgesOf, parseCycle } from '../board/cycle.ts';
import { generate, type Puzzle } from '../puzzle/generate.ts';
import { LEVELS } from '../puzzle/level.ts';
import type { SolveStep } from './grade.ts';
import { hintFor } from './hint.ts';
import { latticeOf } from './lattice.ts';
import type { BoardInk } from '../board/lines.ts';
import { conclusions, type Knowledge } from './bruteforce.testing.ts';
import { emptyPartial, CROSSED, decide, DRAWN, settle } from './partial.ts';

const hard = (seed: number): Puzzle => generate({ id: 't', grids: [gridOf(8, 8)], level: LEVELS.hard, seed }).puzzle;

/** The view of a person who knows that cells have two lines and that loops do not close early. */
function seen(board: Puzzle, { drawn, crossed }: BoardInk): Knowledge {
  const partial = emptyPartial(latticeOf(board));
  for (const edge of drawn) decide(partial, edge, DRAWN);
  for (const edge of crossed) decide(partial, edge, CROSSED);
  settle(partial);
  return new Map(partial.decided.map((edge) => [edge, partial.edges[edge] === DRAWN]));
}

describe('L3.4 a hint', () => {
  const board = hard(5);
  const right = edgesOf(board, board.solution);

  it('points at the earliest wrong line before anything else', () => {
    const wrong = latticeOf(board).edges.filter((edge) => !right.includes(edge));
    const drawn = [right[3], wrong[7], right[9], wrong[2]] as number[];
    expect(hintFor(board, board.solution, { drawn, crossed: [] })).toEqual({ kind: 'wrong', edge: wrong[7] });
  });

  it('points at a line that was wrongly ruled out', () => {
    expect(hintFor(board, board.solution, { drawn: [], crossed: [right[4]] })).toEqual({
      kind: 'wrong',
      edge: right[4],
    });
  });

  it('gives no hint for a finished loop', () => {
    expect(hintFor(board, board.solution, { drawn: right, crossed: [] })).toBeUndefined();
  });
});

describe('L3.5 a hint without a clue', () => {
  const board = hard(5);
  const blank = { drawn: [], crossed: [] };
  const CORNERS = [0, 7, 56, 63];

  it('is about all corners at once, and both their ways', () => {
    const hint = hintFor(board, board.solution, blank) as SolveStep;
    expect(hint).toMatchObject({ kind: 'corner', cell: 0, cells: CORNERS, crossed: [] });
    expect([...hint.drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 12, 15, 97, 111, 112, 124]);
  });

  it('is about one corner where only one is left', () => {
    const hint = hintFor(board, board.solution, blank) as SolveStep;
    const drawn = hint.drawn.filter((edge) => edge !== 1);
    const last = hintFor(board, board.solution, { drawn, crossed: [] }) as SolveStep;
    expect(last).toMatchObject({ kind: 'corner', cell: 0, drawn: [1] });
    expect(last.cells).toBeUndefined();
  });

  it('was about one corner in older drawings', () => {
    const hint = { kind: 'corner', cell: 0, drawn: [0, 1] };
    expect(hintFor(board, board.solution, blank, 'one')).toMatchObject(hint);
    expect(hintFor(board, board.solution, { drawn: [0], crossed: [] }, 'one')).toMatchObject({ ...hint, drawn: [1] });
  });

  it('crosses out the line that would close a loop early', () => {
    const { grid, cycle = [] } = parseCycle('┌┐┌┐\n│└┘│\n│┌┐│\n└┘└┘');
    // The corners, and the line below cell 1: from cell 4 to cell 5 a loop of four cells would close.
    const lines = { drawn: [0, 1, 4, 7, 17, 24, 23, 28, 3], crossed: [] };
    const hint = hintFor({ ...grid, clues: [] }, cycle, lines) as SolveStep;
    expect(hint.kind).toBe('deadEnd');
    expect(hint.crossed).toContain(edgeBetween(4, 5, 4));
    expect(hint.drawn).toContain(edgeBetween(4, 8, 4));
  });

  it('leaves no cell with two ways for the next one', () => {
    for (let seed = 0; seed < 20; seed++) {
      const puzzle = hard(seed % 4);
      const right = edgesOf(puzzle, puzzle.solution);
      const drawn = shuffle(right, seed).items.slice(0, 3 * seed);
      let lines: BoardInk = { drawn, crossed: [] };
      const kinds: string[] = [];
      for (let i = 0; i < 3; i++) {
        const hint = hintFor(puzzle, puzzle.solution, lines) as SolveStep | undefined;
        if (hint === undefined) break;
        kinds.push(hint.kind);
        lines = { drawn: [...lines.drawn, ...hint.drawn], crossed: [...lines.crossed, ...hint.crossed] };
      }
      for (const kind of ['corner', 'deadEnd']) {
        expect(kinds.join()).not.toContain(`${kind},${kind}`);
      }
    }
  });
});

describe('L3.5 hints', () => {
  it('follow from the named area alone and agree with the solution, from any right lines', () => {
    for (let seed = 0; seed < 40; seed++) {
      const board = hard(seed % 4);
      const right = edgesOf(board, board.solution);
      const drawn = shuffle(right, seed).items.slice(0, seed);
      const hint = hintFor(board, board.solution, { drawn, crossed: [] }) as SolveStep;
      expect(right).toEqual(expect.arrayContaining([...hint.drawn]));
      expect(hint.crossed.filter((edge) => right.includes(edge))).toEqual([]);
      if (!['full', 'all', 'area'].includes(hint.kind)) continue;
      const known = seen(board, { drawn, crossed: [] });
      const follows = conclusions(board, known, hint);
      expect(follows).toEqual({ ways: hint.ways, drawn: hint.drawn, crossed: hint.crossed });
    }
  });

  /** Every hint that someone gets who does nothing but follow hints, and the lines it was given for. */
  function followed(board: Puzzle): { readonly lines: BoardInk; readonly hint: SolveStep }[] {
    const all: { lines: BoardInk; hint: SolveStep }[] = [];
    let lines: BoardInk = { drawn: [], crossed: [] };
    for (;;) {
      const hint = hintFor(board, board.solution, lines, 'one') as SolveStep | undefined;
      if (hint === undefined) return all;
      all.push({ lines, hint });
      lines = { drawn: [...lines.drawn, ...hint.drawn], crossed: [...lines.crossed, ...hint.crossed] };
    }
  }

  const games = Array.from({ length: 5 }, (_, seed) => hard(seed)).map((board) => ({ board, hints: followed(board) }));

  it('lead to the solution when they are followed, each with something new', () => {
    for (const { board, hints } of games) {
      const drawn = hints.flatMap(({ hint }) => hint.drawn);
      expect(cycleFrom(board, drawn)).toEqual(board.solution);
      for (const { lines, hint } of hints) {
        const before = [...lines.drawn, ...lines.crossed];
        expect([...hint.drawn, ...hint.crossed].filter((edge) => !before.includes(edge))).not.toEqual([]);
      }
    }
  });

  it('follow each from the cell, the chain or the area that they name, and from nothing else', () => {
    const all = games.flatMap(({ board, hints }) => hints.map(({ lines, hint }) => ({ board, lines, hint })));
    expect(new Set(all.map(({ hint }) => hint.kind))).toEqual(new Set(['corner', 'deadEnd', 'full', 'all', 'area']));
    for (const { board, lines, hint } of all) {
      const known = seen(board, lines);
      for (const edge of [...hint.drawn, ...hint.crossed]) known.delete(edge);
      const follows = conclusions(board, known, hint);
      expect(follows?.drawn).toEqual(expect.arrayContaining([...hint.drawn]));
      expect(follows?.crossed).toEqual(expect.arrayContaining([...hint.crossed]));
      expect(follows?.ways).toBe(hint.ways);
    }
  });

  it('rule a line out only where no area draws one', () => {
    const barren = games.flatMap(({ board, hints }) =>
      hints.filter(({ hint }) => hint.drawn.length === 0).map(({ lines, hint }) => ({ board, lines, hint })),
    );
    expect(barren).not.toEqual([]);
    for (const { board, lines, hint } of barren) {
      const known = seen(board, lines);
      expect(hint.crossed).not.toEqual([]);
      for (const { cell } of board.clues) expect(conclusions(board, known, { ...hint, cell })?.drawn).toEqual([]);
    }
  });
});
