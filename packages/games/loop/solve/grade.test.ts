import { describe, expect, it } from 'vitest';
import { type Board, gridOf, parseBoard } from '../board/board.ts';
import { cycleFrom } from '../board/cycle.ts';
import { generate, type Puzzle } from '../puzzle/generate.ts';
import { LEVELS, type LevelName } from '../puzzle/level.ts';
import { explain, grade, thousandthsOfLog2 } from './grade.ts';
import { conclusions, type Knowledge, learn, turnsSeen } from './bruteforce.testing.ts';
import { solve } from './solve.ts';

function puzzles(level: LevelName, count: number, grids = [gridOf(LEVELS[level].side, LEVELS[level].side)]): Puzzle[] {
  return Array.from({ length: count }, (_, seed) => generate({ id: 'test', grids, level: LEVELS[level], seed }).puzzle);
}

const HOLED = [gridOf(5, 5, [12]), gridOf(5, 5, [0]), gridOf(5, 5, [6])];
const SAMPLE = [
  ...puzzles('easy', 10, HOLED),
  ...puzzles('medium', 12),
  ...puzzles('hard', 6),
  ...puzzles('expert', 1),
];

const CLUED: readonly string[] = ['full', 'all', 'area'];
const sorted = (edges: readonly number[]): number[] => edges.toSorted((a, b) => a - b);

describe('L3.1 and L3.2 every step', () => {
  it('follows from its own cell, chain or area alone, and tells all that follows from its area', () => {
    for (const board of SAMPLE) {
      const known: Knowledge = new Map();
      for (const step of explain(board).steps) {
        const follows = conclusions(board, known, step);
        expect(follows).not.toBeNull();
        if (CLUED.includes(step.kind)) {
          expect([step.ways, step.turns]).toEqual([follows?.ways, turnsSeen(board, known, step.cell)]);
          expect(sorted(step.drawn)).toEqual(sorted(follows?.drawn ?? []));
          expect(sorted(step.crossed)).toEqual(sorted(follows?.crossed ?? []));
        }
        expect(follows?.drawn).toEqual(expect.arrayContaining([...step.drawn]));
        expect(follows?.crossed).toEqual(expect.arrayContaining([...step.crossed]));
        expect(step.drawn.length + step.crossed.length).toBeGreaterThan(0);
        learn(known, step);
      }
    }
  });

  it('is new, and together they draw the solution', () => {
    for (const board of SAMPLE) {
      const { steps, solved } = explain(board);
      const edges = steps.flatMap(({ drawn, crossed }) => [...drawn, ...crossed]);
      expect(solved).toBe(true);
      expect(new Set(edges).size).toBe(edges.length);
      expect(
        cycleFrom(
          board,
          steps.flatMap(({ drawn }) => drawn),
        ),
      ).toEqual(board.solution);
    }
  });

  it('has every kind somewhere', () => {
    const kinds = new Set(SAMPLE.flatMap((board) => explain(board).steps.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual(['all', 'area', 'closing', 'corner', 'deadEnd', 'done', 'full']);
  });
});

describe('L3.3 a grade', () => {
  it('sums up the steps that need a clue', () => {
    for (const board of SAMPLE) {
      const ways = explain(board)
        .steps.filter(({ kind }) => CLUED.includes(kind))
        .map((s) => s.ways);
      const { bottleneck, score, steps } = grade(board) ?? {};
      expect({ bottleneck, steps }).toEqual({ bottleneck: Math.max(0, ...ways), steps: ways.length });
      const product = ways.reduce((all, count) => all * (1 + count), 1);
      expect(2 ** (score ?? 0) / product).toBeGreaterThan(2 ** -0.6);
      expect(2 ** (score ?? 0) / product).toBeLessThan(2 ** 0.6);
    }
  });

  it('takes the area with the fewest ways first', () => {
    const board = SAMPLE.find(({ grade: { steps } }) => steps > 5) as Board;
    const known: Knowledge = new Map();
    for (const step of explain(board).steps) {
      if (CLUED.includes(step.kind)) {
        const others = board.clues.map(({ cell }) => conclusions(board, known, { ...step, kind: 'area', cell }));
        const telling = others.filter((other) => other !== null && other.drawn.length + other.crossed.length > 0);
        expect(Math.min(...telling.map((other) => other?.ways ?? 0))).toBe(step.ways);
      }
      learn(known, step);
    }
  });

  it('is nothing where no clue is needed', () => {
    expect(grade(parseBoard('....\n....'))).toEqual({ bottleneck: 0, score: 0, steps: 0 });
    expect(grade(parseBoard('2...\n....'))).toEqual({ bottleneck: 0, score: 0, steps: 0 });
    expect(grade(parseBoard('3...\n....'))).toBeUndefined();
  });

  it('is missing where one area at a time does not suffice', () => {
    const blank: Board = { ...gridOf(4, 4), clues: [] };
    expect(grade(blank)).toBeUndefined();
    expect(explain(blank).solved).toBe(false);
  });

  it('is missing where the clues contradict each other', () => {
    const board = parseBoard('0...\n....\n....\n....');
    expect(solve(board).solutions).toBe(0);
    expect(grade(board)).toBeUndefined();
    expect(explain(board).solved).toBe(false);
  });

  it('uses a logarithm in whole numbers', () => {
    for (let n = 1; n < 3000; n++) expect(2 ** (thousandthsOfLog2(n) / 1000) / n).toBeCloseTo(1, 3);
    expect([1, 2, 4, 1024].map(thousandthsOfLog2)).toEqual([0, 1000, 2000, 10_000]);
  });
});

describe('L2.2 what areas lead to', () => {
  it('is the only solution there is', () => {
    for (const board of SAMPLE) {
      expect(solve(board)).toEqual({ solutions: 1, capped: false, solution: board.solution });
    }
  });
});
