// Finished games in a browser that stores nothing, or only a part of it.

import { parseReplay } from '@rensa/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Database, databaseTrouble } from './storage/database.ts';
import { keepReplay, listReplays, replays, type ReplayRecord } from './storage/replays.ts';
import { store } from './storage/storage.ts';
import { memoryStorage } from './storage/storage.testing.ts';

function record(n: number): ReplayRecord {
  const hash = n.toString(16).padStart(16, '0');
  const replay = { format: 'rensa-replay/1', game: 'tally', version: 1, seed: 1, ticks: 2, log: [[2, 0]], hash };
  return { replay: parseReplay(replay), at: n, score: n, chains: [], state: {}, marked: false };
}

const waiting = (): string[] => store.keys().filter((key) => key.startsWith('rensa:replay:'));
const said = vi.fn<typeof store.onTrouble>();

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  said.mockClear();
  store.onTrouble = said;
});
afterEach(() => vi.unstubAllGlobals());

/** There is no database here, as in a browser that blocks it. */
describe('a replay that the database refuses', () => {
  test('waits in the storage, without a message', async () => {
    expect(await keepReplay(record(1))).toBeUndefined();
    expect(waiting()).toEqual(['rensa:replay:0000000000000001']);
    expect(said).not.toHaveBeenCalled();
  });

  test('is kept while the page is open if the storage is full as well, with a message', async () => {
    const area = memoryStorage();
    area.full = true;
    vi.stubGlobal('localStorage', area);
    await keepReplay(record(99));
    expect(waiting()).toEqual(['rensa:replay:0000000000000063']);
    expect(said.mock.calls).toEqual([['full', 'replay']]);
    store.remove('rensa:replay:0000000000000063');
  });

  test('is replaced by newer ones if there are many, with a message', async () => {
    for (let n = 1; n <= 22; n++) await keepReplay(record(n));
    expect(waiting()).toHaveLength(20);
    expect(waiting()).not.toContain('rensa:replay:0000000000000002');
    expect(waiting()).toContain('rensa:replay:0000000000000003');
    expect(said.mock.calls).toEqual([
      ['full', 'replay'],
      ['full', 'replay'],
    ]);
  });
});

test('a replay that waits and cannot be read is set aside once, and said once', async () => {
  vi.spyOn(replays, 'list').mockResolvedValue([]);
  store.write('rensa:replay:1', 'no JSON');
  await listReplays();
  await listReplays();
  expect(waiting()).toEqual(['rensa:replay:1:damaged:1']);
  expect(said.mock.calls).toEqual([['damaged', 'replay']]);
  vi.restoreAllMocks();
});

test('a full storage is no trouble for a replay that the database takes', async () => {
  const area = memoryStorage();
  area.full = true;
  vi.stubGlobal('localStorage', area);
  vi.spyOn(replays, 'add').mockResolvedValueOnce(7);
  expect(await keepReplay(record(5))).toBe(7);
  expect(said).not.toHaveBeenCalled();
});

describe('a database', () => {
  test.each([
    ['VersionError', 'newer'],
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
  ])('that fails with %s is %s', (name, trouble) => {
    expect(databaseTrouble(new DOMException('', name))).toBe(trouble);
  });

  test('is asked again after it has failed', async () => {
    const open = vi.fn<() => IDBOpenDBRequest>(() => {
      throw new DOMException('', 'SecurityError');
    });
    const shape = { name: 'tally', version: 1, upgrade() {} };
    const database = new Database(shape, () => ({ open }) as unknown as IDBFactory);
    for (const _ of [1, 2]) await expect(database.transaction(['a'], 'readonly')).rejects.toThrow(DOMException);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('that another tab holds is given up for now', async () => {
    const request = new EventTarget();
    const database = new Database(
      { name: 'tally', version: 2, upgrade() {} },
      () => ({ open: () => request }) as unknown as IDBFactory,
    );
    const asked = database.transaction(['a'], 'readonly');
    await Promise.resolve();
    request.dispatchEvent(new Event('blocked'));
    await expect(asked).rejects.toThrow('another tab');
  });
});
