import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  at,
  colorOf,
  COLS,
  counterOf,
  countOf,
  EMPTY_BOARD,
  isCounter,
  parseBoard,
  printBoard,
  ROWS,
  VISIBLE_ROWS,
} from './board.ts';
import { gems } from './game.ts';
import { held, only, pairOf, press, spawned, stack } from './drawn.testing.ts';

const RULESETS = ['classic', 'arcade'] as const;

describe('G1.1 the board', () => {
  it('has 6 columns, 13 rows, 12 of them visible, row 0 the floor', () => {
    const board = parseBoard('R.....\n.....y');
    expect([COLS, ROWS, VISIBLE_ROWS, board.length]).toEqual([6, 13, 12, 78]);
    expect([board[at(1, 0)], board[at(0, 5)]]).toEqual([1, 8]);
  });
});

describe('G1.2 a new piece', () => {
  it.each(RULESETS)('appears upright in column 3, the axis in row 11, under %s', (rules) => {
    const start = gems.start({ rules, mode: 'endless', pattern: 'pillars' }, 5);
    const { axis, child } = start.next;
    expect(spawned(start).pair).toMatchObject({ axis, child, row: 11, col: 3, facing: 0 });
  });
});

describe('G1.3 losing', () => {
  it.each(RULESETS)('is a new piece without room for either gem, under %s', (rules) => {
    const start = gems.start({ rules, mode: 'endless', pattern: 'pillars' }, 5);
    const after = (heights: number[]) => press({ ...start, board: stack(heights) }, '.');
    expect(after([12, 12, 11, 11, 12, 12]).state.phase).toBe('fall');
    const blocked = after([0, 0, 0, 12, 0, 0]);
    expect([blocked.state.phase, only(blocked.events, 'over')]).toEqual([
      'over',
      [{ kind: 'over', ending: 'blocked' }],
    ]);
    const top = EMPTY_BOARD.map((_, index) => (index === at(12, 3) ? 1 : 0));
    expect(press({ ...start, board: top }, '.').state.phase).toBe('over');
    expect(gems.result(blocked.state)).toEqual([{ outcome: 'lost', score: 0 }]);
    expect(gems.step(blocked.state, [0]).state).toBe(blocked.state);
  });

  it('deals the next piece before it looks', () => {
    const start = gems.start({ rules: 'classic', mode: 'endless', pattern: 'pillars' }, 5);
    expect(press({ ...start, board: stack([0, 0, 0, 12, 0, 0]) }, '.').state.dealt).toBe(2);
  });
});

describe('G1.4 row 12', () => {
  const high = (rules: 'classic' | 'arcade') => held('', 11, { rules }, { drop: 40, pace: 48 });

  it('is open everywhere under classic', () => {
    expect(pairOf(press(high('classic'), '<').state).col).toBe(2);
    expect(pairOf(press(high('classic'), '<xz').state)).toMatchObject({ col: 2, facing: 0 });
  });

  it('is open over column 3 alone under arcade', () => {
    expect(pairOf(press(high('arcade'), '<').state).col).toBe(3);
    expect(pairOf(press(high('arcade'), 'x>').state)).toMatchObject({ col: 4, facing: 1 });
  });

  it('holds gems under classic that lose nothing', () => {
    const state = held('', 12, { rules: 'classic' }, { col: 0, facing: 1 });
    const { state: after } = press({ ...state, board: stack([12, 12, 0, 0, 0, 0]) }, '!.');
    expect([after.board[at(12, 0)], after.board[at(12, 1)], after.phase]).toEqual([1, 3, 'fall']);
  });
});

describe('drawings', () => {
  it('print what was parsed, for any board', () => {
    const cells = fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 78, maxLength: 78 });
    fc.assert(
      fc.property(cells, (board) => {
        expect(parseBoard(printBoard(board))).toEqual(board);
      }),
    );
  });

  it('have a letter for every color and count of a counter gem', () => {
    const board = parseBoard('ACDEFH\nIJKLMN\nOPQSTU\nVW....').filter(isCounter);
    const counters = board.map((cell) => `${'RGBY'[colorOf(cell) - 1]}${countOf(cell)}`).toSorted();
    expect(counters).toEqual(['B', 'G', 'R', 'Y'].flatMap((color) => [1, 2, 3, 4, 5].map((n) => `${color}${n}`)));
    expect(counterOf(4, 5)).toBe(parseBoard('W')[0]);
  });

  it('refuse other letters', () => {
    expect(() => parseBoard('RX')).toThrow(
      'row 1 from the top has an unknown cell "X": use R G B Y, r g b y, 0, A to W for counter gems or .',
    );
    expect(() => parseBoard('R\n'.repeat(14))).toThrow('the board has 14 rows, at most 13');
  });
});
