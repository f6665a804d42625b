import { describe, expect, it } from 'vitest';
import { INPUT } from '../falling/input.ts';
import { capsules } from './game.ts';
import { RULES, type Speed, SPEEDS } from './rules.ts';
import { given, held, only, pairOf, type Played, press, spawned, until } from './drawn.testing.ts';
import { gravityOf, rowTimeOf, speedUpsAt } from './speed.ts';
import type { State } from './state.ts';

const NAMES = ['classic', 'nes'] as const;

/** Ticks until this is so. */
function ticksUntil(state: State, done: (played: Played) => boolean, key = '.'): number {
  return until(state, done, key).state.ticks - state.ticks;
}

const locks = ({ events }: Played): boolean => only(events, 'locked').length > 0;

describe('C3.1 falling', () => {
  /** Ticks until the capsule belongs to the row below its first one, and to the one after that, at each speed. */
  const firstRows = (rules: 'classic' | 'nes'): number[][] =>
    SPEEDS.map((speed) => {
      const state = spawned(given('..', { rules, speed }));
      const top = pairOf(state).row;
      return [1, 2].map((rows) => ticksUntil(state, (played) => pairOf(played.state).row === top - rows));
    });

  it('starts with 40, 20 and 14 ticks per row, and at once under classic', () => {
    expect(firstRows('classic')).toEqual([
      [1, 41],
      [1, 21],
      [1, 15],
    ]);
  });

  it('gives the first row as long as the others under nes', () => {
    expect(firstRows('nes')).toEqual([
      [40, 80],
      [20, 40],
      [14, 28],
    ]);
  });
});

describe('C3.2 speed-ups', () => {
  const firstWith = (rules: 'classic' | 'nes', count: number): number => {
    let capsule = 1;
    while (speedUpsAt(RULES[rules], capsule) < count) capsule++;
    return capsule;
  };

  it('come with the 11th and 21st capsule under classic, the 9th and 19th under nes', () => {
    expect([1, 2, 49].map((count) => firstWith('classic', count))).toEqual([11, 21, 491]);
    expect([1, 2, 49].map((count) => firstWith('nes', count))).toEqual([9, 19, 489]);
  });

  it.each(NAMES)('are at most 49 under %s', (rules) => {
    expect(speedUpsAt(RULES[rules], 10_000)).toBe(49);
  });

  it.each([
    ['classic', 10],
    ['nes', 8],
  ] as const)('are in the state under %s after %i capsules', (rules, thrown) => {
    const state = until(
      { ...given('..', { rules }), thrown: thrown - 1 },
      ({ events }) => only(events, 'spawned').length > 0,
    );
    expect([only(state.events, 'faster'), state.state.gravity]).toEqual([[], 20]);
    const faster = until({ ...given('..', { rules }), thrown }, ({ events }) => only(events, 'spawned').length > 0);
    expect(only(faster.events, 'faster')).toEqual([{ kind: 'faster', speedUps: 1 }]);
    expect(faster.state.gravity).toBe(rules === 'nes' ? 19 : 18);
    expect(faster.state.thrown).toBe(thrown + 1);
  });
});

/** Ticks a row after 0, 1, 2 … speed-ups. */
function curve(rules: 'classic' | 'nes', speed: Speed): string {
  return Array.from({ length: 50 }, (_, ups) => gravityOf(RULES[rules], speed, ups)).join(' ');
}

describe('C3.3 under classic', () => {
  it('each speed-up takes a tenth off, down to 6', () => {
    expect(curve('classic', 'low')).toMatch(/^40 36 32 29 26 24 21 19 17 15 14 13 11 10 9 8 7 7 6 6 6( 6)*$/);
    expect(curve('classic', 'med')).toMatch(/^20 18 16 15 13 12 11 10 9 8 7 6 6( 6)*$/);
    expect(curve('classic', 'hi')).toMatch(/^14 13 11 10 9 8 7 7 6 6( 6)*$/);
  });
});

describe('C3.4 under nes', () => {
  it('speed-ups follow the table', () => {
    expect(SPEEDS.map((speed) => curve('nes', speed))).toEqual([
      '40 38 36 34 32 30 28 26 24 22 20 19 18 17 16 15 14 13 12 11 10 10 9 9 8 8 7 7 6 6 6 6 6 6 6 6 6 6 6 6 5 5 5 5 5 4 4 4 4 4',
      '20 19 18 17 16 15 14 13 12 11 10 10 9 9 8 8 7 7 6 6 6 6 6 6 6 6 6 6 6 6 5 5 5 5 5 4 4 4 4 4 3 3 3 3 3 2 2 2 2 2',
      '14 13 12 11 10 10 9 9 8 8 7 7 6 6 6 6 6 6 6 6 6 6 6 6 5 5 5 5 5 4 4 4 4 4 3 3 3 3 3 2 2 2 2 2 2 2 2 2 2 1',
    ]);
  });
});

describe('C3.5 a soft drop', () => {
  it('takes an eighth of the time under classic, at least a tick', () => {
    const row = (gravity: number) => rowTimeOf({ rules: RULES.classic, gravity, ticks: 0 }, INPUT.soft).next;
    expect([40, 20, 14, 6, 3].map(row)).toEqual([5, 3, 2, 1, 1]);
  });

  it.each(SPEEDS)('under nes brings the capsule down a row on every second tick at speed %s', (speed) => {
    const first = until(
      held('..', { row: 12 }, { rules: 'nes', speed }),
      ({ state }) => pairOf(state).row === 11,
      'v',
    ).state;
    const rows = Array.from({ length: 12 }, (_, i) => pairOf(press(first, 'v'.repeat(i)).state).row);
    expect(rows).toEqual([11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6]);
  });

  it('under nes counts on odd ticks, and ends a row at once', () => {
    const start = held('..', { row: 9, drop: 15 }, { rules: 'nes' });
    const tap = (ticks: number): State => press({ ...start, ticks }, 'v').state;
    expect(tap(100).pair).toMatchObject({ row: 8, drop: 20, pace: 20 });
    expect(tap(101).pair).toMatchObject({ row: 9, drop: 14 });
    const hanging = spawned(given('..', { rules: 'nes' }));
    expect(press({ ...hanging, ticks: 100 }, 'v').state.pair).toMatchObject({ row: 14 });
  });

  it('under nes counts only while no side is held with it', () => {
    const start = { ...held('..', { row: 9, drop: 15 }, { rules: 'nes' }), ticks: 100 };
    const row = (input: number): number => pairOf(capsules.step(start, [input]).state).row;
    expect([INPUT.left, INPUT.right, INPUT.rotateLeft, 0].map((other) => row(INPUT.soft | other))).toEqual([
      9, 9, 8, 8,
    ]);
  });

  it('under classic counts on every tick, with a side or without', () => {
    const first = until(
      held('..', { row: 9 }, { rules: 'classic' }),
      ({ state }) => pairOf(state).row === 8,
      'v',
    ).state;
    expect(ticksUntil(first, ({ state }) => pairOf(state).row === 3, 'v')).toBe(5 * 3);
    expect(pairOf(capsules.step(first, [INPUT.soft | INPUT.left]).state)).toMatchObject({ row: 8, drop: 2 });
  });
});

describe('C3.6 a drop', () => {
  it('is hard under classic and locks at once', () => {
    const { state, events } = press(held('..', { row: 12 }, { rules: 'classic' }), '!');
    expect(only(events, 'locked')).toEqual([{ kind: 'locked', cells: [3, 4], hard: true }]);
    expect(state.score).toBe(0);
  });

  it('is not hard under nes', () => {
    expect(press(held('..', { row: 12 }, { rules: 'nes' }), '!').events).toEqual([]);
  });

  it.each(NAMES)('scores nothing under %s', (rules) => {
    expect(until(held('..', { row: 9 }, { rules }), locks, 'v').state.score).toBe(0);
  });
});

/** A capsule that comes to rest in row 0 with the next tick. */
const touching = (rules: 'classic' | 'nes', board = '..', options = {}): State =>
  held(board, { row: 0, drop: 1 }, { rules, options });

describe('C3.7 a lock', () => {
  it('comes 21 ticks after the ground under classic, with the ground under nes', () => {
    expect(ticksUntil(touching('classic'), locks)).toBe(22);
    expect(ticksUntil(touching('nes'), locks)).toBe(1);
  });

  it('comes with the ground under nes, however often that may be touched', () => {
    expect(ticksUntil(touching('nes', '..', { groundings: 9 }), locks)).toBe(1);
  });

  it('leaves as long to move as a row takes under nes', () => {
    expect(ticksUntil(held('..', { row: 1, drop: 1 }, { rules: 'nes' }), locks)).toBe(21);
  });
});

describe('C3.8 a capsule that can fall again', () => {
  const EDGE = '......yo........\n......yo........';
  const resting = (groundings: number): State =>
    press(held(EDGE, { row: 2, drop: 1, groundings }, { rules: 'classic', options: { flat: 'holds' } }), '.').state;

  it('does, and its time starts again', () => {
    const rested = press(resting(0), '.'.repeat(15)).state;
    expect(rested.phase).toBe('lock');
    const slid = press(rested, '>').state;
    expect([slid.phase, pairOf(slid).row]).toEqual(['fall', 1]);
    expect(ticksUntil(slid, locks)).toBe(2 * 20 + 21);
  });

  it('locks with the ninth touch of the ground under classic', () => {
    expect(ticksUntil(held('..', { row: 0, drop: 1, groundings: 7 }, { rules: 'classic' }), locks)).toBe(22);
    expect(ticksUntil(held('..', { row: 0, drop: 1, groundings: 8 }, { rules: 'classic' }), locks)).toBe(1);
  });

  it('locks with the first under nes, were there a delay or not', () => {
    expect(ticksUntil(touching('nes', '..', { lockTicks: 30 }), locks)).toBe(1);
  });
});

describe('C3.9 dropping softly on the ground', () => {
  it('changes nothing under classic', () => {
    expect(ticksUntil(touching('classic'), locks, 'v')).toBe(22);
  });

  it('locks under nes, were there a delay', () => {
    const state = press(touching('nes', '..', { lockTicks: 30, groundings: 9 }), '.').state;
    expect(state.phase).toBe('lock');
    expect(ticksUntil(state, locks, 'v')).toBe(1);
  });
});

describe('C3.10 C3.11 the next capsule', () => {
  const next = (rules: 'classic' | 'nes', speed: Speed, row: number): number => {
    const board = Array.from({ length: row }, (_, i) => `......${i % 2 ? 'yoro' : 'royo'}......`).join('\n') || '..';
    const locked = until(held(board, { row, drop: 1 }, { rules, speed }), locks).state;
    return ticksUntil(locked, ({ state }) => state.phase === 'fall');
  };

  it('comes a tick after the lock under classic', () => {
    expect(SPEEDS.map((speed) => next('classic', speed, 0))).toEqual([1, 1, 1]);
  });

  it('comes under nes the sooner the higher the last one locked', () => {
    expect([0, 1, 11, 12, 14].map((row) => next('nes', 'med', row))).toEqual([46, 45, 35, 34, 34]);
    expect([next('nes', 'hi', 0), next('nes', 'low', 0)]).toEqual([46, 68]);
  });
});
