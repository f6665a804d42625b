import { parseReplay } from '@rensa/engine';
import { describe, expect, test } from 'vitest';
import { LOOP_RULES } from '../../games/loop/records/results.ts';
import type { KeptReplay, ReplayRecord } from '../../base/storage/replays.ts';
import { type DataFile, type DataHere, FileError, parseData } from './file.ts';
import { planImport } from './plan.ts';
import { SHARED_RULES } from './rules.ts';

const RULES = [...LOOP_RULES, ...SHARED_RULES];
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
  const { stored } = planImport({ ...HERE, stored: { [key]: mine } }, { ...NONE, stored: { [key]: theirs } }, RULES);
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

  test('settings that were chosen here stay, and others are taken over', () => {
    expect(joined('rensa:settings', { theme: 'dark' }, { theme: 'light', marks: true, smell: 'mint' })).toEqual({
      theme: 'dark',
      marks: true,
      smell: 'mint',
    });
  });

  test('lists of days or names are joined', () => {
    expect(joined('rensa:days', [1, 2, 5], [2, 3])).toEqual([1, 2, 5, 3]);
    expect(joined('rensa:ended', ['a'], ['b', 'a'])).toEqual(['a', 'b']);
  });

  test('a running game on this device stays as it is', () => {
    expect(joined('rensa:save:tally:1', { ticks: 5 }, { ticks: 9 })).toBeUndefined();
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
    const stored = { 'rensa:best:tally': { a: 1 }, 'rensa:days': [1, 2], 'rensa:setup:tally': { rules: 'x' } };
    const here = { ...HERE, stored, replays: [kept(1)], games: [game('a')] };
    const plan = planImport(here, { ...NONE, stored, replays: [record(1)], games: [game('a')] }, RULES);
    expect(plan).toEqual({ stored: {}, replays: [], marks: [], games: [], totals: [], changes: [] });
  });

  test('says what it would change', () => {
    const stored = { 'rensa:best:tally': { a: 1, b: 2 }, 'rensa:save:tally:9': { ticks: 1, log: [] } };
    const file = { ...NONE, stored, replays: [record(1), record(2)], games: [game('a'), game('b')] };
    const plan = planImport({ ...HERE, replays: [kept(1)], games: [game('a')] }, file, RULES);
    expect(plan.changes).toEqual([
      { kind: 'best', count: 2 },
      { kind: 'save', count: 1 },
      { kind: 'replay', count: 1 },
      { kind: 'finished', count: 1 },
    ]);
  });

  test('pushes no replay out: marked ones come all, others as long as there is room', () => {
    const mine = Array.from({ length: 98 }, (_, i) => kept(i + 1000));
    const theirs = [record(1), record(2), record(3, { marked: true }), record(4)];
    const plan = planImport({ ...HERE, replays: mine }, { ...NONE, replays: theirs }, RULES);
    expect(plan.replays.map(({ at }) => at)).toEqual([2, 3, 4]);
  });

  test('marks a replay that was marked there', () => {
    const plan = planImport(
      { ...HERE, replays: [kept(7)] },
      { ...NONE, replays: [record(7, { marked: true })] },
      RULES,
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
    expect(planImport(here, { ...NONE, stored }, RULES).stored).toEqual({});
  });
});

describe('a file', () => {
  const whole = { format: 'rensa-data/1', at: 1, stored: {}, replays: [], games: [], totals: [] };
  const reasonOf = (text: string): string => {
    try {
      planImport(HERE, parseData(text), RULES);
      return 'none';
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
    ['has a value without an envelope', JSON.stringify({ ...whole, stored: { 'rensa:x': 5 } }), 'damaged'],
    ['has a damaged replay', JSON.stringify({ ...whole, replays: [{ at: 1 }] }), 'damaged'],
    ['has a damaged game', JSON.stringify({ ...whole, games: [{ ...game('a'), score: 'x' }] }), 'damaged'],
    ['has no games', JSON.stringify({ ...whole, games: undefined }), 'damaged'],
    [
      'has damaged scores',
      JSON.stringify({ ...whole, stored: { 'rensa:best:tally': { v: 1, value: { a: 'x' } } } }),
      'damaged',
    ],
  ])('that %s is refused for the right reason, or not', (_, text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });
});
