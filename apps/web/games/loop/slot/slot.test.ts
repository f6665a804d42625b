import { shapedPuzzle, shapeName, SMALL_SHAPES } from '@rensa/games/loop';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  fitsSlot,
  isLarge,
  parseQuery,
  slotOfKey,
  saveKey,
  setupOf,
  levelOf,
  shapeOfLevel,
  slotOfLevel,
  withSeed,
  slotOfPath,
} from './slot.ts';

const TODAY = '2026-11-15';

describe('an address', () => {
  test.each(['easy', 'medium', 'hard', 'unlimited'] as const)('asks for %s', (what) => {
    const search = new URL(`https://x${addressOf(what)}`).search;
    expect(parseQuery(search, TODAY)).toEqual({ difficulty: what, date: undefined, unknown: [] });
  });

  test('asks for a day of the archive', () => {
    const search = new URL(`https://x${addressOf('hard', '2026-02-28')}`).search;
    expect(parseQuery(search, TODAY)).toEqual({ difficulty: 'hard', date: '2026-02-28', unknown: [] });
  });

  test('that asks for nothing gets the easy one of today', () => {
    expect(parseQuery('', TODAY)).toEqual({ difficulty: 'easy', date: undefined, unknown: [] });
  });

  test.each(['2026-11-16', '2025-11-29', '2026-02-30', 'tomorrow'])('cannot have the date %s', (date) => {
    expect(parseQuery(`?difficulty=hard&date=${date}`, TODAY)).toEqual({
      difficulty: 'hard',
      date: undefined,
      unknown: [`date=${date}`],
    });
  });

  test('cannot have an unknown difficulty', () => {
    expect(parseQuery('?difficulty=giant', TODAY).unknown).toEqual(['difficulty=giant']);
  });
});

describe('a drawing is kept', () => {
  test('for each daily under its date and level', () => {
    const slot = { mode: 'daily', date: '2025-11-30', level: 'easy' } as const;
    expect(saveKey(slot)).toBe('loop-game:daily:2025-11-30-easy');
    expect(slotOfKey(saveKey(slot))).toEqual(slot);
  });

  test('for each level of Unlimited in one slot', () => {
    expect(saveKey({ mode: 'unlimited', shape: shapeOfLevel('giant') })).toBe('loop-game:unlimited:giant');
    expect(saveKey({ mode: 'unlimited', shape: { rows: 7, cols: 9, holes: 1 } })).toBe('loop-game:unlimited:7x9-1');
    expect(saveKey(slotOfLevel('easy'))).toBe('loop-game:unlimited:easy');
    expect(saveKey({ mode: 'unlimited', shape: shapeOfLevel('easy') })).toBe('loop-game:unlimited:4x4');
    expect(saveKey({ mode: 'named', id: 'loop/1/8x8/42' })).toBe('loop-game:named:loop/1/8x8/42');
    expect(slotOfKey('loop-game:unlimited:giant')).toBeUndefined();
  });

  test.each(['loop-game:daily:2025-11-30-easy:damaged:1', 'loop-game:results', 'rensa:settings'])(
    '%s is no key of a drawing',
    (key) => {
      expect(slotOfKey(key)).toBeUndefined();
    },
  );
});

test('puzzles are made in a worker from 8x8 on', () => {
  const large = (['easy', 'medium', 'hard', 'expert', 'giant'] as const).map((level) =>
    isLarge(setupOf({ mode: 'unlimited', shape: shapeOfLevel(level) })),
  );
  expect(large).toEqual([false, false, true, true, true]);
  expect(isLarge(setupOf({ mode: 'daily', date: TODAY, level: 'hard' }))).toBe(true);
});

describe('the address of a puzzle', () => {
  test.each([
    ['/loop/1/8x8/42', { mode: 'named', id: 'loop/1/8x8/42' }],
    ['/loop/2/7x7-3/42', { mode: 'named', id: 'loop/2/7x7-3/42' }],
    ['/loop/1/2025-12-24/easy', { mode: 'daily', date: '2025-12-24', level: 'easy' }],
  ] as const)('%s leads to it', (path, slot) => {
    expect(slotOfPath(path, TODAY)).toEqual(slot);
  });

  test.each([
    '/loop/1/8x8/',
    '/loop/1/8x8/x',
    '/loop/1/5x5/42x',
    '/loop/2/5x5/42',
    '/loop/1/2999-01-01/easy',
    '/loop/1/%E0%A4%A',
  ])('%s leads to none', (path) => {
    expect(slotOfPath(path, TODAY)).toBeUndefined();
  });

  test('says how hard it is called', () => {
    expect(levelOf({ mode: 'named', id: 'loop/1/8x8/42' })).toBe('hard');
    expect(levelOf({ mode: 'unlimited', shape: { rows: 12, cols: 4, holes: 0 } })).toBe('medium');
  });
});

describe('Easy in Unlimited', () => {
  const easy = slotOfLevel('easy');

  test('draws the board from the seed, from all the boards of the easy dailies', () => {
    const setups = SMALL_SHAPES.map((_, seed) => setupOf(withSeed(easy, seed)));
    expect(setups).toEqual(SMALL_SHAPES.map((shape) => ({ kind: 'sized', generator: 2, ...shape })));
    for (const setup of setups) expect(fitsSlot(setup, easy)).toBe(true);
    expect(new Set(SMALL_SHAPES.map(shapeName)).size).toBe(SMALL_SHAPES.length);
    expect(fitsSlot({ kind: 'sized', generator: 2, rows: 9, cols: 9, holes: 1 }, easy)).toBe(false);
  });

  test('makes a puzzle on each of them', () => {
    for (const shape of SMALL_SHAPES) expect(shapedPuzzle(shape, 1).puzzle.rows).toBe(shape.rows);
  });

  test('no other level changes its board', () => {
    expect(withSeed(slotOfLevel('medium'), 3)).toEqual(slotOfLevel('medium'));
  });
});
