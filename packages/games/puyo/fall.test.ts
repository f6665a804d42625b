import { describe, expect, it } from 'vitest';
import { INPUT } from '../falling/input.ts';
import { gravityAt } from '../falling/level.ts';
import { puyo } from './game.ts';
import type { Pair } from './pair.ts';
import { RULES } from './rules.ts';
import { draw, drawing, given, only, pairOf, type Played, press, resolved, spawned, until } from './drawn.testing.ts';
import type { State } from './state.ts';

const NAMES = ['classic', 'tsu'] as const;

/** Ticks until this is so. */
function ticksUntil(state: State, done: (played: Played) => boolean, key = '.'): number {
  return until(state, done, key).state.ticks - state.ticks;
}

const locks = ({ events }: Played): boolean => only(events, 'locked').length > 0;
const lands = ({ state }: Played): boolean => state.phase === 'lock';

/** A pair that has just come to rest in a row. */
function low(rules: 'classic' | 'tsu', row: number, board = '', options = {}): State {
  const state = spawned(given(board, { rules, pairs: 'RB', options }));
  return { ...state, pair: { ...pairOf(state), row, hang: 0 } };
}

describe('P2.8 within one tick', () => {
  it('opposite presses cancel, and a rotation comes before a shift', () => {
    const state = low('classic', 5);
    const step = (input: number): Pair => pairOf(puyo.step(state, [input]).state);
    expect(step(INPUT.left | INPUT.right).col).toBe(2);
    expect(step(INPUT.rotateLeft | INPUT.rotateRight).facing).toBe(0);
    const atWall = { ...state, pair: { ...pairOf(state), col: 0 } };
    const rotated = pairOf(puyo.step(atWall, [INPUT.rotateLeft | INPUT.left]).state);
    expect([rotated.col, rotated.facing]).toEqual([1, 3]);
  });
});

describe('P3.1 falling', () => {
  it.each([
    ['classic', 48],
    ['tsu', 16],
  ] as const)('under %s takes %i ticks per row', (rules, ticks) => {
    const first = press(low(rules, 8), '.').state;
    expect(pairOf(first)).toMatchObject({ row: 7, drop: ticks, pace: ticks });
    expect(ticksUntil(first, ({ state }) => pairOf(state).row === 6)).toBe(ticks);
  });
});

describe('P3.2 P3.3 a soft drop', () => {
  it.each([
    ['classic', 5],
    ['tsu', 2],
  ] as const)('under %s takes %i ticks per row and scores 1 for each', (rules, ticks) => {
    const first = press(low(rules, 8), 'v').state;
    const played = until(first, ({ state }) => pairOf(state).row === 3, 'v');
    expect(played.state.ticks - first.ticks).toBe(4 * ticks);
    expect(played.state.score).toBe(4);
  });

  it('takes an eighth of a row under tsu at any gravity', () => {
    expect(pairOf(press(low('tsu', 8, '', { gravityTicks: 64 }), 'v').state).pace).toBe(8);
  });

  it('takes at least one tick', () => {
    const fast = press(low('classic', 8, '', { gravityTicks: 6 }), 'v').state;
    expect(pairOf(fast).pace).toBe(1);
  });

  it('scores nothing for rows fallen without it', () => {
    expect(until(low('tsu', 8), lands).state.score).toBe(0);
  });
});

describe('P3.4 a hard drop', () => {
  it('under classic falls at once, locks, and scores 20', () => {
    const { state, events } = press(low('classic', 8, 'G.G...'), '<!');
    expect(only(events, 'locked')).toMatchObject([{ hard: true, cells: [1, 7] }]);
    expect(state.score).toBe(20);
    expect(draw(state)).toBe(drawing('.B....\nGRG...'));
  });

  it('also locks a pair on the ground', () => {
    expect(locks(press(until(low('classic', 0), lands).state, '!'))).toBe(true);
  });

  it('does not exist under tsu', () => {
    const { state, events } = press(low('tsu', 8), '!');
    expect(events).toEqual([]);
    expect(state.phase).toBe('fall');
  });
});

describe('P3.5 a pair on the ground', () => {
  it.each([
    ['classic', 21],
    ['tsu', 16],
  ] as const)('under %s locks after %i ticks', (rules, ticks) => {
    const landed = until(low(rules, 0), lands).state;
    expect(ticksUntil(landed, locks)).toBe(ticks);
  });
});

describe('P3.6 the lock delay', () => {
  it('starts again when the pair could fall again', () => {
    const landed = until(low('classic', 2, '..G...\n..Y...'), lands).state;
    const waited = press(landed, '.'.repeat(20)).state;
    const off = press(waited, '<').state;
    expect([off.phase, off.timer < 21, pairOf(off).row]).toEqual(['fall', true, 1]);
    const again = until(off, lands).state;
    expect([again.timer, pairOf(again).groundings]).toEqual([21, 2]);
  });

  it('is not renewed by rotating or shifting alone', () => {
    const landed = until(low('classic', 0), lands).state;
    expect(locks(press(landed, '<>'.repeat(10)))).toBe(false);
    expect(locks(press(landed, `${'<>'.repeat(10)}<`))).toBe(true);
  });
});

describe('P3.7 touching the ground', () => {
  it.each([
    ['classic', 9],
    ['tsu', 8],
  ] as const)('under %s locks at once the time with number %i', (rules, most) => {
    const state = low(rules, 0);
    const often = (groundings: number): boolean => {
      const pair = { ...pairOf(state), groundings };
      return locks(press({ ...state, pair }, '.'));
    };
    expect([often(most - 2), often(most - 1)]).toEqual([false, true]);
  });

  it('ends climbing by floor kicks', () => {
    let played: Played = { state: low('tsu', 0), events: [] };
    for (let i = 0; i < 2000 && !locks(played); i++) played = press(played.state, 'x...');
    expect(locks(played)).toBe(true);
  });
});

describe('P3.8 a soft drop on the ground', () => {
  it('locks at once under tsu', () => {
    expect(locks(press(until(low('tsu', 0), lands).state, 'v'))).toBe(true);
  });

  it('does not under classic', () => {
    expect(locks(press(until(low('classic', 0), lands).state, 'vvvvv'))).toBe(false);
  });
});

describe('P3.9 locking', () => {
  it.each([
    ['classic', 0],
    ['tsu', 1],
  ] as const)('under %s scores %i', (rules, points) => {
    expect(until(low(rules, 0), locks).state.score).toBe(points);
  });
});

describe('P3.10 levels', () => {
  it('rise every 20 pairs under classic', () => {
    const nineteen = { ...low('classic', 0), pairs: 18 };
    const [before, after] = [press(nineteen, '!'), press({ ...nineteen, pairs: 19 }, '!')];
    expect([before.state.level, before.state.gravity]).toEqual([1, 48]);
    expect([after.state.level, after.state.gravity]).toEqual([2, 43]);
    expect(only(after.events, 'leveled')).toEqual([{ kind: 'leveled', level: 2 }]);
  });

  it('fall faster by a tenth, never under 6 ticks', () => {
    const series = Array.from({ length: 23 }, (_, i) => gravityAt(RULES.classic, i + 1));
    expect(series).toEqual([48, 43, 39, 35, 31, 28, 26, 23, 21, 19, 17, 15, 14, 12, 11, 10, 9, 8, 7, 6, 6, 6, 6]);
  });

  it('do not exist under tsu', () => {
    const late = { ...low('tsu', 0), pairs: 999 };
    expect(until(late, locks).state).toMatchObject({ level: 1, gravity: 16 });
  });
});

describe('P3.11 the next pair', () => {
  it.each([
    ['classic', 1],
    ['tsu', 12],
  ] as const)('under %s comes %i ticks after the turn', (rules, ticks) => {
    const { state } = resolved(low(rules, 0));
    expect(ticksUntil(state, (played) => played.state.phase === 'fall')).toBe(ticks);
  });

  it.each(NAMES)('comes as soon at the start of a %s game', (rules) => {
    const start = given('', { rules });
    expect(ticksUntil(start, (played) => played.state.phase === 'fall')).toBe(rules === 'tsu' ? 12 : 1);
  });
});
