import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SharedValue } from '../../../base/storage/shared.ts';

class Area extends Map<string, string> implements Storage {
  [name: string]: unknown;
  get length(): number {
    return this.size;
  }
  key = (i: number): string | null => [...this.keys()][i] ?? null;
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.set(key, value);
  removeItem = (key: string): void => void this.delete(key);
}

const area = new Area();
vi.stubGlobal('localStorage', area);

const { atOnce, Session } = await import('@rensa/engine');
const { DAILY_LEVELS, INPUT, loop, puzzleId, puzzleOf } = await import('@rensa/games/loop');
const { addResult, bestTicks, parseResults, readResults, results, recordOf } = await import('./results.ts');
const { progressOf } = await import('../puzzle/progress.ts');

const { cleanUp, keep, loadDrawing, resumeDrawing } = await import('../puzzle/save.ts');
const { puzzleNumber, saveKey, setupOf } = await import('../slot/slot.ts');
const { shareWords } = await import('../play/share.ts');
const { statsOf } = await import('./stats.ts');
const { localDate } = await import('../../../base/calendar/days.ts');
const { en } = await import('../text/en.ts');
type SolveResult = ReturnType<typeof parseResults>[number];
type PuzzleSlot = Parameters<typeof saveKey>[0];

const DATE = '2026-03-01';
const RESULT: SolveResult = {
  id: 'loop/1/2026-03-01/medium',
  mode: 'daily',
  level: 'medium',
  size: '6x6',
  date: DATE,
  begun: DATE,
  solved: DATE,
  ticks: 118 * 60,
  moves: 14,
  hints: 0,
  seen: false,
};

beforeEach(() => {
  area.clear();
  results.value = [];
});

describe('results', () => {
  test('come back as they were kept', () => {
    addResult(RESULT);
    results.value = [];
    readResults();
    expect(results.value).toEqual([RESULT]);
  });

  test('count the first time only', () => {
    addResult(RESULT);
    addResult({ ...RESULT, ticks: 60, solved: '2026-02-01' });
    expect(results.value).toEqual([RESULT]);
  });

  test.each([
    ['no list', {}],
    ['another level', [{ ...RESULT, level: 'tiny' }]],
    ['no date', [{ ...RESULT, date: '2026-02-30' }]],
    ['no time', [{ ...RESULT, ticks: -1 }]],
  ])('that are damaged by %s are refused', (_, raw) => {
    expect(() => parseResults(raw)).toThrow(/./);
  });

  test('know the best time, with or without the latest', () => {
    const all = [RESULT, { ...RESULT, id: 'b', ticks: 60 }, { ...RESULT, id: 'c', ticks: 1, seen: true }];
    expect([bestTicks(all, '6x6'), bestTicks(all, '6x6', 'b'), bestTicks(all, '8x8')]).toEqual([
      60,
      118 * 60,
      undefined,
    ]);
  });

  test('make statistics of each size, only from times without help', () => {
    const all = [
      RESULT,
      { ...RESULT, id: 'b', ticks: 62 * 60, moves: 9 },
      { ...RESULT, id: 'c', ticks: 1, seen: true },
      { ...RESULT, id: 'd', ticks: 2, hints: 1 },
      { ...RESULT, id: 'e', size: '4x6', ticks: 3, hints: 1 },
    ];
    expect(statsOf(all)).toEqual([
      { size: '4x6', solved: 1, seen: 0, unaided: undefined },
      { size: '6x6', solved: 4, seen: 1, unaided: { bestTicks: 62 * 60, meanTicks: 90 * 60, fewestMoves: 9 } },
    ]);
  });

  test('are a first, a best or nothing special, by size and without help', () => {
    const later = { ...RESULT, id: 'b', ticks: 60 };
    expect(recordOf([RESULT], RESULT)).toBe('first');
    expect(recordOf([RESULT, later], later)).toBe('best');
    expect(recordOf([RESULT, { ...later, ticks: 1e6 }], { ...later, ticks: 1e6 })).toBe('none');
    expect(recordOf([RESULT, later], { ...later, size: '6x7' })).toBe('first');
    expect(recordOf([RESULT, later], { ...later, hints: 1 })).toBe('none');
    expect(recordOf([RESULT, later], { ...later, seen: true })).toBe('none');
  });

  test('of the first months have the size of their board', () => {
    const old = (change: object) => {
      const { size: _, ...rest } = { ...RESULT, ...change };
      return parseResults([rest])[0]?.size;
    };
    expect(old({})).toBe('6x6');
    expect(old({ level: 'easy', id: `loop/1/${DATE}/easy` })).toBe('5x6');
    expect(old({ mode: 'unlimited', level: 'giant', id: 'loop/1/12x12/5' })).toBe('12x12');
  });
});

const storedAt = (slot: PuzzleSlot): SharedValue => new SharedValue(saveKey(slot));

describe('a drawing', () => {
  const slot: PuzzleSlot = { mode: 'daily', date: DATE, level: 'easy' };

  function kept(at: PuzzleSlot, seed = 0) {
    const session = new Session(loop, setupOf(at), seed);
    session.advance([INPUT.press('pen', 0)]);
    session.advance([INPUT.run(0, 1)]);
    session.advance([INPUT.lift]);
    return { id: puzzleId(setupOf(at), seed), begun: DATE, replay: session.replay() };
  }

  test('comes back as it was kept', () => {
    keep(storedAt(slot), kept(slot));
    expect(loadDrawing(slot)).toEqual({ ...kept(slot), setup: setupOf(slot), at: expect.any(Number) });
  });

  const OTHERS: readonly (readonly [string, PuzzleSlot])[] = [
    ['another day', { ...slot, date: '2026-03-02' }],
    ['another level', { ...slot, level: 'medium' }],
    ['another mode', { mode: 'unlimited', shape: { rows: 4, cols: 4, holes: 0 } }],
  ];

  test.each(OTHERS)('of %s is set aside', (_, other) => {
    area.setItem(saveKey(slot), JSON.stringify({ v: 1, value: kept(other) }));
    expect(loadDrawing(slot)).toBeUndefined();
    expect(area.getItem(saveKey(slot))).toBeNull();
    expect(area.getItem(`${saveKey(slot)}:damaged:1`)).not.toBeNull();
  });

  test('of version 1 of the game is played on', () => {
    const { replay, ...rest } = kept(slot);
    const old = { ...rest, replay: { ...replay, version: 1, hash: '0123456789abcdef' } };
    area.setItem(saveKey(slot), JSON.stringify({ v: 1, value: old }));
    const found = loadDrawing(slot);
    expect(found?.replay.version).toBe(1);
    const session = found && atOnce(resumeDrawing(puzzleOf(setupOf(slot), 0), found));
    expect(session?.state.lines.drawn).toEqual([0]);
    expect(session?.replay().version).toBe(loop.version);
  });

  test.each([
    [0, 1],
    [9, 0],
  ])('of version %d is set aside only if it is not a newer one', (version, aside) => {
    const { replay, ...rest } = kept(slot);
    area.setItem(saveKey(slot), JSON.stringify({ v: 1, value: { ...rest, replay: { ...replay, version } } }));
    expect(loadDrawing(slot)).toBeUndefined();
    expect([...area.keys()].filter((key) => key.endsWith(':damaged:1'))).toHaveLength(aside);
  });

  test('of version 1 of the generator stays in its slot of Unlimited', () => {
    const unlimited: PuzzleSlot = { mode: 'unlimited', shape: { rows: 6, cols: 6, holes: 0 } };
    const session = new Session(loop, { kind: 'sized', rows: 6, cols: 6 }, 7);
    keep(storedAt(unlimited), { id: 'loop/1/6x6/7', begun: DATE, replay: session.replay() });
    expect(loadDrawing(unlimited)).toMatchObject({ id: 'loop/1/6x6/7', setup: { kind: 'sized', rows: 6, cols: 6 } });
  });

  test('of another version of the generator is set aside', () => {
    area.setItem(saveKey(slot), JSON.stringify({ v: 1, value: { ...kept(slot), id: `loop/9/${DATE}/easy` } }));
    expect(loadDrawing(slot)).toBeUndefined();
  });

  test('stays, old or young, finished or not, whatever the clock says', () => {
    const slots: readonly PuzzleSlot[] = [
      { mode: 'daily', date: '2026-01-01', level: 'easy' },
      { mode: 'daily', date: '2026-01-01', level: 'medium' },
      { mode: 'daily', date: '2026-01-30', level: 'easy' },
    ];
    addResult({ ...RESULT, date: '2026-01-01' });
    for (const each of slots) keep(storedAt(each), kept(each));
    area.setItem('loop-game:unlimited:easy', '{}');
    cleanUp();
    expect([...area.keys()].toSorted()).toEqual([
      'loop-game:daily:2026-01-01-easy',
      'loop-game:daily:2026-01-01-medium',
      'loop-game:daily:2026-01-30-easy',
      'loop-game:results',
      'loop-game:unlimited:easy',
    ]);
  });
});

test('a day has three dailies, each with its own progress', () => {
  const slot: PuzzleSlot = { mode: 'daily', date: DATE, level: 'easy' };
  addResult(RESULT);
  const session = new Session(loop, setupOf(slot), 0);
  for (let i = 0; i < 150; i++) session.advance([0]);
  keep(storedAt(slot), { id: puzzleId(setupOf(slot), 0), begun: DATE, replay: session.replay() });
  expect(DAILY_LEVELS.map((level) => progressOf({ mode: 'daily', date: DATE, level }))).toMatchObject([
    { level: 'easy', state: 'begun', seconds: 2 },
    { level: 'medium', state: 'done', seconds: 118 },
    { level: 'hard', state: 'new', seconds: 0 },
  ]);
});

describe('what is shared', () => {
  test('has a number, a size, a time, a row of squares with what they mean, the streak and a link to the same puzzle, and nothing of its shape', () => {
    expect(shareWords(RESULT, [0, 1, 3], { origin: 'https://rensa.example', days: 5 }, en).split('\n')).toEqual([
      'Loop no. 92 · Medium 6 × 6 · 1:58',
      '🟦🟩🟥',
      en.shareLegend('🟦🟩🟨🟥'),
      '14 moves · No hints · 5 days in a row',
      'https://rensa.example/loop/play?difficulty=medium&date=2026-03-01',
    ]);
  });

  test('owns up to hints, and knows the board of an easy day', () => {
    const easy = { ...RESULT, level: 'easy', size: '5x5-1', hints: 2 } as const;
    expect(shareWords(easy, [], { origin: '', days: 1 }, en).split('\n').slice(0, 2)).toEqual([
      'Loop no. 92 · Easy 5 × 5, 1 hole · 1:58',
      '14 moves · 2 hints',
    ]);
  });

  test('of Unlimited leads to that puzzle', () => {
    const giant = { ...RESULT, id: 'loop/2/12x12/7', mode: 'unlimited', level: 'giant', size: '12x12' } as const;
    expect(shareWords(giant, [], { origin: 'https://rensa.example', days: 0 }, en).split('\n').at(-1)).toBe(
      'https://rensa.example/loop/2/12x12/7',
    );
  });
});

test('a date is the local one', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
  expect(puzzleNumber('2025-11-30')).toBe(1);
});
