import { hash } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { attempt, EMPTY_BOARD } from '@rensa/games/puyo';
import { answersByRules } from './bruteforce.testing.ts';
import {
  dailyNazo,
  generateNazo,
  NAZO_LEVELS,
  nazoOf,
  nazoVersionOn,
  parseNazoId,
  reachable,
  solveNazo,
} from './index.ts';

describe('a puzzle that was made', () => {
  it('has exactly one answer, by the rules alone', () => {
    for (let seed = 10; seed < 16; seed++) {
      const puzzle = generateNazo('easy', seed, 1);
      expect(answersByRules(puzzle)).toEqual([JSON.stringify(puzzle.solution)]);
    }
  });

  it.each(NAZO_LEVELS)('has exactly one answer that takes every pair, if it is %s', (level) => {
    const { solution, steps, grade, ...rest } = generateNazo(level, 2, 1);
    expect(solveNazo({ steps, ...rest }, 10).solutions).toEqual([solution]);
    expect([solution.length, grade.depth]).toEqual([steps.length, steps.length]);
  });

  it('reports each board drawn for it, and does not depend on that', () => {
    let drawn = 0;
    const counted = nazoOf({ version: 2, level: 'easy', seed: 42 }, () => drawn++);
    expect(drawn).toBeGreaterThan(0);
    expect(counted).toEqual(generateNazo('easy', 42, 2));
  });
});

/** Version 1 is frozen: these puzzles never change. */
describe('version 1', () => {
  it.each([
    ['easy', 1, '62d967423356d6de'],
    ['medium', 2, '9185c8dd7eca38d2'],
    ['hard', 4, 'c23347fa2bc62724'],
  ] as const)('makes the same %s puzzle of seed %i', (level, seed, expected) => {
    expect(hash(generateNazo(level, seed, 1))).toBe(expected);
  });

  it('makes three per day, named by version, date and level, which need more and more pairs', () => {
    const day = NAZO_LEVELS.map((level) => dailyNazo('2026-11-16', level));
    expect(day.map(({ id }) => id)).toEqual([
      'nazo/1/2026-11-16/easy',
      'nazo/1/2026-11-16/medium',
      'nazo/1/2026-11-16/hard',
    ]);
    expect(day.map(({ grade }) => grade.depth)).toEqual([2, 3, 4]);
    expect(hash(day)).toBe('0b4fbe234e9ca492');
  });

  it.each(['tomorrow', '2026-02-30', '2026-13-01', '0000-01-01'])('refuses %s, which is not a day', (date) => {
    expect(() => dailyNazo(date, 'easy')).toThrow(`a date is a day of the calendar written YYYY-MM-DD, not "${date}"`);
  });
});

describe('version 2', () => {
  it('asks for all kinds of goals, each with one answer by the rules alone', () => {
    const goals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => {
      const puzzle = generateNazo('easy', seed, 2);
      if (seed < 4) expect(answersByRules(puzzle)).toEqual([JSON.stringify(puzzle.solution)]);
      const { count, clear } = puzzle.goal;
      return `${count === null ? '' : `${count.kind}${count.atLeast ? '+' : ''}`}${clear === null ? '' : ' clear'}`;
    });
    expect(new Set(goals).size).toBeGreaterThanOrEqual(4);
  });

  it('may ask for a chain and a color that must go', () => {
    const { goal, ...puzzle } = generateNazo('medium', 2, 2);
    expect([goal.count?.kind, goal.clear === null]).toEqual(['chain', false]);
    expect(solveNazo({ goal, ...puzzle }, 2).solutions).toEqual([puzzle.solution]);
  });

  it('never changes', () => {
    expect(hash([1, 2, 3, 4, 5].map((seed) => generateNazo('easy', seed, 2)))).toBe('884b1f6a0a368c80');
    expect(hash(generateNazo('medium', 1, 2))).toBe('d25e6946852b1f4b');
    expect(hash(dailyNazo('2026-11-17', 'easy'))).toBe('91fa43f3b741148a');
  });
});

describe('version 3', () => {
  it('asks hard puzzles for more than chains, each with one answer that takes every pair', () => {
    const puzzles = [8, 11, 17].map((seed) => generateNazo('hard', seed, 3));
    expect(puzzles.map(({ goal: { count, clear } }) => [count?.kind, clear])).toEqual([
      ['chain', null],
      [undefined, 2],
      [undefined, 0],
    ]);
    for (const { solution, ...puzzle } of puzzles) {
      expect(solution).toHaveLength(4);
      expect(solveNazo(puzzle, 2).solutions).toEqual([solution]);
    }
    expect(hash(puzzles)).toBe('0a62ec33d594ec72');
  });

  it('makes the puzzles of version 2 for the other levels', () => {
    const { id, ...puzzle } = generateNazo('easy', 3, 3);
    expect(id).toBe('nazo/3/easy/3');
    expect(generateNazo('easy', 3, 2)).toMatchObject(puzzle);
  });

  it('begins on its day', () => {
    expect(['2026-11-16', '2026-11-17', '2026-11-22', '2026-11-23', '2027-01-01'].map(nazoVersionOn)).toEqual([
      1, 2, 2, 3, 3,
    ]);
  });
});

describe('the name of a puzzle', () => {
  it.each([
    'nazo/1/easy/42',
    'nazo/2/easy/42',
    'nazo/1/2026-11-16/easy',
    'nazo/2/2026-11-17/easy',
    'nazo/3/2026-11-23/easy',
  ])('gives that puzzle again: %s', (id) => {
    expect(nazoOf(parseNazoId(id)).id).toBe(id);
  });

  it.each([
    '',
    'nazo',
    'nazo/4/easy/1',
    'nazo/2/easy/-1',
    'nazo/2/easy/1e3',
    'nazo/2/easy/4294967296',
    'loop/2/easy/1',
  ])('is refused: %j', (id) => {
    expect(() => parseNazoId(id)).toThrow('no puzzle is called');
  });

  it('has the version of its day', () => {
    expect(() => parseNazoId('nazo/1/2026-11-17/easy')).toThrow('no puzzle is called');
    expect(() => parseNazoId('nazo/2/2026-02-30/easy')).toThrow('a date is a day of the calendar');
  });
});

describe('a try', () => {
  const puzzle = generateNazo('easy', 1, 2);

  it('is solved by the answer, and by its last placement only', () => {
    expect(attempt(puzzle, puzzle.solution).outcome).toBe('solved');
    expect(attempt(puzzle, puzzle.solution.slice(0, -1)).outcome).toBe('open');
  });

  it('is missed by every other way', () => {
    const [first, second] = puzzle.solution;
    const others = reachable(attempt(puzzle, [first ?? { col: 0, rot: 0 }]).board, { axis: 1, child: 2 })
      .filter(({ col, rot }) => col !== second?.col || rot !== second.rot)
      .map((aim) => attempt(puzzle, [first ?? aim, aim]).outcome);
    expect(others.filter((outcome) => outcome === 'missed').length).toBeGreaterThan(15);
  });

  it('lets ojama fall between two pairs', () => {
    const { steps, ...rest } = { ...puzzle, board: EMPTY_BOARD };
    const [one, two] = steps;
    if (one === undefined || two === undefined) throw new Error('two pairs');
    const nazo = { ...rest, steps: [one, { kind: 'garbage' as const, counts: [1, 0, 0, 0, 0, 2] }, two] };
    const { board, index } = attempt(nazo, [{ col: 2, rot: 0 }]);
    expect([board[0], board[5], board[11], index]).toEqual([6, 6, 6, 2]);
  });
});
