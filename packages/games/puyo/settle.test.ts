import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, COLS, EMPTY, parseBoard } from './board.ts';
import { RULES } from './rules.ts';
import { draw, drawing, given, only, pairOf, press, resolved, spawned, stack, until } from './drawn.testing.ts';
import { freeFallTicks, settle } from './settle.ts';
import type { State } from './state.ts';

const NAMES = ['classic', 'tsu'] as const;
const anyBoard = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 84, maxLength: 84 });

function settled(text: string, rules: 'classic' | 'tsu'): string {
  return draw({ board: settle(parseBoard(text), RULES[rules]).board, pair: null });
}

describe('P4.1 settling', () => {
  it.each(NAMES)('lets each puyo fall on its own under %s', (rules) => {
    expect(settled('R.O...\n......\n..G..B\n.....Y\n..Y...', rules)).toBe(drawing('..O...\n..G..B\nR.Y..Y'));
  });

  it('pulls a flat pair apart', () => {
    const state = spawned(given('..G...\n..Y...', { rules: 'classic', pairs: 'RB' }));
    expect(draw(press(state, 'x!').state)).toBe(drawing('..R...\n..G...\n..YB..'));
  });

  it.each(NAMES)('leaves nothing in the air on any board under %s', (rules) => {
    const top = rules === 'tsu' ? 13 : 14;
    fc.assert(
      fc.property(anyBoard, (board) => {
        const { board: after } = settle(board, RULES[rules]);
        for (let row = 1; row < top; row++) {
          for (let col = 0; col < COLS; col++) {
            if (after[at(row, col)] !== EMPTY) expect(after[at(row - 1, col)]).not.toBe(EMPTY);
          }
        }
        expect(after.toSorted((a, b) => a - b)).toEqual(board.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('P4.2 the time of a fall', () => {
  const state = (rules: 'classic' | 'tsu', board: string): State => {
    const start = spawned(given(board, { rules, pairs: 'RB' }));
    const pair = { ...pairOf(start), row: 4, facing: 1 };
    return until({ ...start, pair }, ({ events }) => only(events, 'locked').length > 0).state;
  };
  const tower = '..G...\n..Y...\n..G...\n..Y...';

  it.each([
    ['classic', tower, 'settle', 7],
    ['tsu', tower, 'settle', 24 + 20],
    ['classic', '......', 'spawn', 1],
    ['tsu', '......', 'settle', 20],
  ] as const)('under %s on %j leads to %s for %i ticks', (rules, board, phase, timer) => {
    expect(state(rules, board)).toMatchObject({ phase, timer });
  });

  it('reports what falls, from where and for how long', () => {
    const start = spawned(given(tower, { rules: 'tsu', pairs: 'RB' }));
    const pair = { ...pairOf(start), row: 4, facing: 1 };
    const { events } = resolved({ ...start, pair });
    expect(only(events, 'settled')[0]?.falls).toEqual([{ cell: 3, col: 3, from: 4, to: 0, ticks: 24 }]);
  });
});

describe('P4.6 falling freely', () => {
  /** Ticks in which the turn settles when a flat pair locks with its child over a gap of `rows` rows. */
  const tear = (rules: 'classic' | 'tsu', rows: number): number => {
    const start = spawned(given('', { rules, pairs: 'RB' }));
    const pair = { ...pairOf(start), row: rows, facing: 1, hang: 0 };
    return press({ ...start, board: stack([0, 0, rows, 0, 0, 0]), pair, rules: { ...start.rules, lockTicks: 0 } }, '.')
      .state.timer;
  };

  it('takes 30, 42, 52 and 62 ticks over 1, 3, 6 and 10 rows under tsu, landing included', () => {
    expect([1, 3, 6, 10].map((rows) => tear('tsu', rows))).toEqual([30, 42, 52, 62]);
  });

  it('takes as long as any other fall under classic', () => {
    expect([1, 3, 6, 10].map((rows) => tear('classic', rows))).toEqual([7, 7, 7, 7]);
  });

  it('follows the table under tsu, then two ticks more for each row', () => {
    const series = Array.from({ length: 14 }, (_, i) => freeFallTicks(i + 1, RULES.tsu));
    expect(series).toEqual([10, 16, 22, 24, 28, 32, 34, 36, 40, 42, 44, 46, 48, 50]);
  });

  it('does not apply to the fall after a pop', () => {
    const board = parseBoard('G.....\nRRRR..');
    const { state } = until(
      { ...given('', { rules: 'tsu' }), board, phase: 'settle', timer: 1 },
      ({ events }) => only(events, 'settled').length > 0,
    );
    expect(state.timer).toBe(1 * 2 + 20);
  });
});

describe('P4.3 row 13', () => {
  const high = `R.....\n${'......\n'.repeat(12)}G.....`;

  it('keeps what is there under tsu', () => {
    expect(settled(high, 'tsu')).toBe(drawing(high));
  });

  it('is a row like any other under classic', () => {
    expect(settled(high, 'classic')).toBe(drawing('R.....\nG.....'));
  });

  it('takes the child of a pair that stands on twelve, and keeps it when the rest pops', () => {
    const column = '..Y...\n..G...\n'.repeat(6);
    const start = spawned(given(column.replace('..Y...', '......'), { rules: 'tsu', pairs: 'RB' }));
    const pair = { ...pairOf(start), row: 12 };
    const { state } = until(
      { ...start, board: parseBoard(column), pair },
      ({ events }) => only(events, 'locked').length > 0,
    );
    expect(state.board[at(13, 2)]).toBe(3);
    expect(
      settle(
        state.board.map((cell, i) => (i < at(13, 0) ? EMPTY : cell)),
        RULES.tsu,
      ).board[at(13, 2)],
    ).toBe(3);
  });
});

describe('P4.4 a cell of row 13 that is taken', () => {
  it('blocks a second puyo', () => {
    const kept = `.P....\n${'......\n'.repeat(13)}`;
    const start = spawned(given(kept, { rules: 'tsu', pairs: 'RB' }));
    const pair = { ...pairOf(start), row: 12 };
    expect(press({ ...start, pair }, '<').state.pair?.col).toBe(2);
  });
});

describe('P4.5 the axis', () => {
  it('is never lifted into row 13 under tsu', () => {
    const start = spawned(given('', { rules: 'tsu', pairs: 'RB' }));
    const rows: number[] = [];
    let state: State = { ...start, board: stack([12, 12, 11, 12, 12, 12]) };
    for (let i = 0; i < 120 && state.pair !== null; i++) {
      rows.push(state.pair.row);
      state = press(state, i % 3 === 2 ? 'z' : 'x').state;
    }
    expect(Math.max(...rows)).toBe(12);
    expect(state.board.slice(at(13, 0)).filter((cell) => cell === 1)).toEqual([]);
  });
});
