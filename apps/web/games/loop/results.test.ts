import { beforeEach, describe, expect, test, vi } from 'vitest';

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

const { Session } = await import('@rensa/engine');
const { INPUT, loop, puzzleId } = await import('@rensa/games/loop');
const { addResult, bestTicks, parseResults, readResults, results } = await import('./results.ts');
const { todayState } = await import('./progress.ts');
const { cleanUp, keep, loadDrawing } = await import('./save.ts');
const { saveKey, setupOf } = await import('./slot.ts');
const { shareWords } = await import('./share.ts');
const { statsOf } = await import('./stats.ts');
const { localDate, puzzleNumber, today } = await import('./today.ts');
const { en } = await import('./text/en.ts');
type SolveResult = ReturnType<typeof parseResults>[number];
type PuzzleSlot = Parameters<typeof saveKey>[0];

const DATE = '2026-03-01';
const RESULT: SolveResult = {
  id: 'loop/1/2026-03-01/medium',
  mode: 'daily',
  level: 'medium',
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
    expect([bestTicks(all, 'medium'), bestTicks(all, 'medium', 'b'), bestTicks(all, 'hard')]).toEqual([
      60,
      118 * 60,
      undefined,
    ]);
  });

  test('make statistics of each size', () => {
    const all = [
      RESULT,
      { ...RESULT, id: 'b', ticks: 62 * 60, moves: 9 },
      { ...RESULT, id: 'c', ticks: 1, seen: true },
    ];
    expect(statsOf(all)[1]).toEqual({
      level: 'medium',
      solved: 3,
      own: { bestTicks: 62 * 60, meanTicks: 90 * 60, fewestMoves: 9 },
    });
    expect(statsOf(all)[0]).toEqual({ level: 'easy', solved: 0, own: undefined });
  });
});

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
    keep(slot, kept(slot));
    expect(loadDrawing(slot)).toEqual(kept(slot));
  });

  const OTHERS: readonly (readonly [string, PuzzleSlot])[] = [
    ['another day', { ...slot, date: '2026-03-02' }],
    ['another level', { ...slot, level: 'medium' }],
    ['another mode', { mode: 'unlimited', level: 'easy' }],
  ];

  test.each(OTHERS)('of %s is set aside', (_, other) => {
    area.setItem(saveKey(slot), JSON.stringify({ v: 1, value: kept(other) }));
    expect(loadDrawing(slot)).toBeUndefined();
    expect(area.getItem(saveKey(slot))).toBeNull();
    expect(area.getItem(`${saveKey(slot)}:damaged:1`)).not.toBeNull();
  });

  test('of another version of the generator is set aside', () => {
    area.setItem(saveKey(slot), JSON.stringify({ v: 1, value: { ...kept(slot), id: `loop/9/${DATE}/easy` } }));
    expect(loadDrawing(slot)).toBeUndefined();
  });

  test('that is old and unfinished is dropped; finished, young and other things stay', () => {
    const [old, done, young]: PuzzleSlot[] = [
      { mode: 'daily', date: '2026-01-01', level: 'easy' },
      { mode: 'daily', date: '2026-01-01', level: 'medium' },
      { mode: 'daily', date: '2026-01-30', level: 'easy' },
    ];
    addResult({ ...RESULT, date: '2026-01-01' });
    for (const each of [old, done, young] as PuzzleSlot[]) keep(each, kept(each));
    area.setItem('loop-game:unlimited:easy', '{}');
    cleanUp(DATE);
    expect([...area.keys()].toSorted()).toEqual([
      'loop-game:daily:2026-01-01-medium',
      'loop-game:daily:2026-01-30-easy',
      'loop-game:results',
      'loop-game:unlimited:easy',
    ]);
  });
});

test('today has three puzzles, each as far as it has come', () => {
  const slot: PuzzleSlot = { mode: 'daily', date: DATE, level: 'easy' };
  today.value = DATE;
  addResult(RESULT);
  const session = new Session(loop, setupOf(slot), 0);
  for (let i = 0; i < 150; i++) session.advance([0]);
  keep(slot, { id: puzzleId(setupOf(slot), 0), begun: DATE, replay: session.replay() });
  expect(todayState()).toMatchObject({
    date: DATE,
    dailies: [
      { level: 'easy', state: 'begun', seconds: 2 },
      { level: 'medium', state: 'done', seconds: 118 },
      { level: 'hard', state: 'new', seconds: 0 },
    ],
    streak: { days: 1, safe: true },
  });
});

describe('what is shared', () => {
  test('has a number, a size, a time and a link to the same puzzle, and nothing of its shape', () => {
    expect(shareWords(RESULT, 'https://rensa.example', en).split('\n')).toEqual([
      'Loop no. 92 · Medium 6 × 6 · 1:58',
      '14 moves',
      'https://rensa.example/loop/play?difficulty=medium&date=2026-03-01',
    ]);
  });

  test('owns up to hints, and knows the board of an easy day', () => {
    const easy = { ...RESULT, level: 'easy', hints: 2 } as const;
    expect(shareWords(easy, '', en).split('\n').slice(0, 2)).toEqual([
      'Loop no. 92 · Easy 5 × 6 · 1:58',
      '14 moves · 2 hints',
    ]);
  });

  test('of Unlimited leads to Loop', () => {
    const giant = { ...RESULT, mode: 'unlimited', level: 'giant' } as const;
    expect(shareWords(giant, 'https://rensa.example', en)).toBe(
      'Loop · Giant 12 × 12 · 1:58\n14 moves\nhttps://rensa.example/loop',
    );
  });
});

test('a date is the local one', () => {
  expect(localDate(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
  expect(puzzleNumber('2025-11-30')).toBe(1);
});
