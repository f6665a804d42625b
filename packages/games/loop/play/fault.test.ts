import { describe, expect, it } from 'vitest';
import { gridOf } from '../board/board.ts';
import { edgesOf } from '../board/cycle.ts';
import { generate } from '../puzzle/generate.ts';
import { LEVELS } from '../puzzle/level.ts';
import { latticeOf } from '../solve/lattice.ts';
import { faultOf } from './fault.ts';

describe('L3.4 the reason of a wrong line', () => {
  const boards = [1, 2, 3].map(
    (seed) => generate({ id: 't', grids: [gridOf(6, 6)], level: LEVELS.medium, seed }).puzzle,
  );

  it('is there for every line that the loop does not take, and for every cross on one that it takes', () => {
    const kinds = new Set<string | undefined>();
    for (const puzzle of boards) {
      const right = edgesOf(puzzle, puzzle.solution);
      for (const edge of latticeOf(puzzle).edges) {
        const isLine = !right.includes(edge);
        const lines = { drawn: isLine ? [...right.slice(0, 20), edge] : right.slice(0, 5), crossed: [] };
        if (!isLine && lines.drawn.includes(edge)) continue;
        kinds.add(faultOf(puzzle, puzzle.solution, lines, edge)?.kind);
      }
    }
    expect(kinds).toEqual(new Set(['cell', 'clue', 'later', 'loop']));
  });

  it('is a loop that it closes', () => {
    const [puzzle] = boards;
    if (puzzle === undefined) throw new Error('no board');
    const round = [0, 1, 3, 12];
    const right = edgesOf(puzzle, puzzle.solution);
    const edge = round.find((each) => !right.includes(each)) ?? 0;
    expect(faultOf(puzzle, puzzle.solution, { drawn: round, crossed: [] }, edge)).toEqual({ kind: 'loop' });
  });
});
