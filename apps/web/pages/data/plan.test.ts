import { atOnce, parseReplay } from '@rensa/engine';
import { describe, expect, test } from 'vitest';
import type { StoredKind } from '../../base/storage/kinds.ts';
import type { KeptReplay, ReplayRecord } from '../../base/storage/replays.ts';
import { type DataFile, type DataHere, FileError, parseData } from './file.ts';
import { planImport } from './plan.ts';
import { type CheckedFile, checkedFile } from './check.ts';
import { SHARED_KINDS } from './stored.ts';

/** The kinds that games bring. */
const BROUGHT = import.meta.glob<Readonly<Record<string, readonly StoredKind[]>>>('../../games/*/stored.ts', {
  eager: true,
});
const KINDS = [...Object.values(BROUGHT).flatMap((each) => Object.values(each).flat()), ...SHARED_KINDS];

const read = (text: string): CheckedFile => atOnce(checkedFile(parseData(text), { kinds: KINDS, record: () => {} }));
const NONE: DataFile = { stored: {}, replays: [], games: [], totals: [] };
const HERE: DataHere = { ...NONE, replays: [], locked: [] };

function record(n: number, change: Partial<ReplayRecord> = {}): ReplayRecord {
  const hash = n.toString(16).padStart(16, '0');
  const replay = { format: 'rensa-replay/1', game: 'tally', version: 1, seed: 1, ticks: 2, log: [[2, 0]], hash };
  return { replay: parseReplay(replay), at: n, score: n, chains: [], state: {}, marked: false, ...change };
}

const kept = (n: number, change: Partial<ReplayRecord> = {}): KeptReplay => ({ ...record(n, change), id: n });
const game = (run: string) => ({ run, game: 'tally', way: 'x', at: 1, ticks: 1, score: 1, peak: 1, ranked: true });

/** Joins two values of a key. */
function joined(key: string, mine: unknown, theirs: unknown): unknown {
  const { stored } = planImport(
    { ...HERE, stored: mine === undefined ? {} : { [key]: mine } },
    { ...NONE, stored: { [key]: theirs } },
    KINDS,
  );
  return stored[key];
}

describe('of two values', () => {
  test('the better best score is kept', () => {
    expect(joined('rensa:best:tally', { a: 5, b: 9 }, { a: 7, b: 3, c: 1 })).toEqual({ a: 7, b: 9, c: 1 });
  });

  test('more matches against an opponent win over fewer, and are not added up', () => {
    const mine = { met: { moku: { played: 5, won: 1 }, sora: { played: 1, won: 1 } }, last: 'moku', streak: 2 };
    const theirs = { met: { moku: { played: 3, won: 3 }, sora: { played: 4, won: 0 } }, last: 'sora', streak: -4 };
    expect(joined('rensa:matches:tally', mine, theirs)).toEqual({
      met: { moku: { played: 5, won: 1 }, sora: { played: 4, won: 0 } },
      last: 'moku',
      streak: 2,
    });
  });

  test('achievements are those of both, each with its earlier day', () => {
    const [mine, theirs] = [
      { 'a:1': '2026-05-05', 'a:2': '2026-01-01' },
      { 'a:1': '2026-04-04', 'a:3': '2026-03-03' },
    ];
    const all = { 'a:1': '2026-04-04', 'a:2': '2026-01-01', 'a:3': '2026-03-03' };
    expect(joined('rensa:achievements', mine, theirs)).toEqual(all);
  });

  test('of each day of a daily run the try that has ended is kept, else the one here', () => {
    const tried = (date: string, score: number, ended: string | null, replay: number | null = null) => ({
      date,
      score,
      chain: 1,
      ended,
      replay,
      ranked: true,
    });
    const mine = [tried('2026-11-14', 5, '2026-11-14', 3), tried('2026-11-15', 1, null)];
    const theirs = [
      tried('2026-11-14', 9, '2026-11-14', 8),
      tried('2026-11-15', 7, '2026-11-15', 9),
      tried('2026-11-16', 2, null),
    ];
    expect(joined('rensa:daily:tally', mine, theirs)).toEqual([
      tried('2026-11-14', 5, '2026-11-14', 3),
      tried('2026-11-15', 7, '2026-11-15'),
      tried('2026-11-16', 2, null),
    ]);
  });

  test('of a puzzle the solved try wins, and of two the one with more stars', () => {
    const tried = (solved: boolean, stars: number) => ({ solved, stars, tries: 1, hints: 0, seconds: 1 });
    const mine = { a: tried(false, 0), b: tried(true, 2), c: tried(true, 1), d: tried(true, 3) };
    const theirs = { a: tried(true, 1), b: tried(false, 0), c: tried(true, 3), e: tried(true, 3) };
    expect(joined('rensa:nazo:puyo', mine, theirs)).toEqual({ ...mine, a: theirs.a, c: theirs.c, e: theirs.e });
  });

  test('a try of the file loses its replay, which has another number here', () => {
    const tried = { date: '2026-11-14', score: 9, chain: 1, ended: '2026-11-14', replay: 42, ranked: true };
    expect(joined('rensa:daily:tally', undefined, [tried])).toEqual([{ ...tried, replay: null }]);
  });

  test('as many as there is room for come beside your own', () => {
    const mine = Array.from({ length: 19_999 }, (_, i) => i);
    const after = joined('rensa:days', mine, [30_000, 30_001, 5]) as readonly number[];
    expect([after.length, mine.every((day) => after.includes(day)), after.at(-1)]).toEqual([20_000, true, 30_001]);
  });

  test('settings that were chosen here stay, and others are taken over', () => {
    expect(joined('rensa:settings', { theme: 'dark' }, { theme: 'light', marks: true, smell: 'mint' })).toEqual({
      theme: 'dark',
      marks: true,
      smell: 'mint',
    });
  });

  test('lists of days or names are joined', () => {
    expect(joined('rensa:days', [1, 2, 5], [2, 3])).toEqual([1, 2, 3, 5]);
    expect(joined('rensa:ended', ['a'], ['b', 'a'])).toEqual(['a', 'b']);
  });

  test('what is under way on this device stays as it is', () => {
    expect(joined('rensa:lab:puyo', { now: 'a' }, { now: 'b' })).toBeUndefined();
  });

  test('a puzzle counts as it was solved first', () => {
    const solved = { mode: 'daily', level: 'easy', size: '4x4', ticks: 9, moves: 1, hints: 0, seen: false };
    const on = (id: string, date: string) => ({ ...solved, id, date, begun: date, solved: date });
    const [mine, theirs] = [
      [on('p1', '2026-03-02'), on('p2', '2026-03-02')],
      [on('p1', '2026-03-01'), on('p2', '2026-03-03'), on('p3', '2026-03-03')],
    ];
    const all = [on('p1', '2026-03-01'), on('p2', '2026-03-02'), on('p3', '2026-03-03')];
    expect(joined('loop-game:results', mine, theirs)).toEqual(all);
  });
});

describe('an import', () => {
  test('of what was exported here changes nothing', () => {
    const stored = { 'rensa:best:tally': { a: 1 }, 'rensa:days': [1, 2] };
    const here = { ...HERE, stored, replays: [kept(1)], games: [game('a')] };
    const plan = planImport(here, { ...NONE, stored, replays: [record(1)], games: [game('a')] }, KINDS);
    expect(plan).toEqual({ stored: {}, replays: [], marks: [], games: [], totals: [], changes: [] });
  });

  test('says what it would change', () => {
    const stored = { 'rensa:best:tally': { a: 1, b: 2 }, 'rensa:lab:puyo': { now: 'b' } };
    const file = { ...NONE, stored, replays: [record(1), record(2)], games: [game('a'), game('b')] };
    const plan = planImport({ ...HERE, replays: [kept(1)], games: [game('a')] }, file, KINDS);
    expect(plan.changes).toEqual([
      { kind: 'best', count: 2 },
      { kind: 'lab', count: 1 },
      { kind: 'replay', count: 1 },
      { kind: 'finished', count: 1 },
    ]);
  });

  test('pushes no replay out: marked ones come all, others as long as there is room', () => {
    const mine = Array.from({ length: 98 }, (_, i) => kept(i + 1000));
    const theirs = [record(1), record(2), record(3, { marked: true }), record(4)];
    const plan = planImport({ ...HERE, replays: mine }, { ...NONE, replays: theirs }, KINDS);
    expect(plan.replays.map(({ at }) => at)).toEqual([2, 3, 4]);
  });

  test('marks a replay that was marked there', () => {
    const plan = planImport(
      { ...HERE, replays: [kept(7)] },
      { ...NONE, replays: [record(7, { marked: true })] },
      KINDS,
    );
    expect([plan.replays, plan.marks]).toEqual([[], [7]]);
  });

  test('leaves alone what cannot be read here, games that have ended, and what belongs to one browser', () => {
    const here = {
      ...HERE,
      locked: ['rensa:best:tally'],
      stored: { 'rensa:ended': ['tally:1'], 'rensa:matches:tally': { met: 'damaged' } },
    };
    const stored = {
      'rensa:best:tally': { a: 1 },
      'rensa:save:tally:1': {},
      'rensa:persist': true,
      'rensa:matches:tally': { met: {}, last: '', streak: 0 },
    };
    expect(planImport(here, { ...NONE, stored }, KINDS).stored).toEqual({});
  });
});

describe('a file', () => {
  const whole = { format: 'rensa-data/1', at: 1, stored: {}, replays: [], games: [], totals: [] };
  const reasonOf = (text: string): string => {
    try {
      return (
        read(text)
          .refused.map(({ name }) => name)
          .join() || 'none'
      );
    } catch (error) {
      return error instanceof FileError ? error.reason : 'unexpected';
    }
  };

  test.each([
    ['is whole', JSON.stringify(whole), 'none'],
    ['is cut off', JSON.stringify(whole).slice(0, -9), 'foreign'],
    ['is empty', '', 'foreign'],
    ['is a list', '[]', 'foreign'],
    ['is something else', '{"format":"save"}', 'foreign'],
    ['is newer', JSON.stringify({ ...whole, format: 'rensa-data/2' }), 'newer'],
    ['has a newer value', JSON.stringify({ ...whole, stored: { 'rensa:x': { v: 2, value: 1 } } }), 'newer'],
    ['has a value without an envelope', JSON.stringify({ ...whole, stored: { 'rensa:days': 5 } }), 'rensa:days'],
    [
      'has an unknown kind of value',
      JSON.stringify({ ...whole, stored: { 'rensa:x': { v: 1, value: 5 } } }),
      'rensa:x',
    ],
    ['has a damaged replay', JSON.stringify({ ...whole, replays: [{ at: 1 }] }), 'replay 1'],
    ['has a replay without a state', JSON.stringify({ ...whole, replays: [record(1, { state: null })] }), 'replay 1'],
    ['has a replay of no time', JSON.stringify({ ...whole, replays: [record(9e15)] }), 'replay 1'],
    ['has a damaged game', JSON.stringify({ ...whole, games: [{ ...game('a'), score: 'x' }] }), 'game 1'],
    ['has a game of no time', JSON.stringify({ ...whole, games: [game('a'), { ...game('b'), at: 9e15 }] }), 'game 2'],
    ['has no games', JSON.stringify({ ...whole, games: undefined }), 'damaged'],
    [
      'has damaged scores',
      JSON.stringify({ ...whole, stored: { 'rensa:best:tally': { v: 1, value: { a: 'x' } } } }),
      'rensa:best:tally',
    ],
    ['has damaged days', JSON.stringify({ ...whole, stored: { 'rensa:days': { v: 1, value: ['x'] } } }), 'rensa:days'],
    [
      "has another page's values",
      JSON.stringify({ ...whole, stored: { 'todo:list': { v: 1, value: [1] }, 'a:b:c': 5 } }),
      'none',
    ],
  ])('that %s is refused for the right reason, or not', (_, text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });
});
