import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { finished } from '../../base/storage/finished/store.ts';
import { replays } from '../../base/storage/replays.ts';
import { store } from '../../base/storage/storage.ts';
import { type MemoryStorage, memoryStorage } from '../../base/storage/storage.testing.ts';
import { applyImport, deleteAll, importFile } from './apply.ts';
import { dataHere, exportData } from './file.ts';
import { type ImportPlan, planImport } from './plan.ts';
import { SHARED_KINDS } from './stored.ts';

const PLAN: ImportPlan = {
  stored: { 'rensa:best:tally': { a: 9 }, 'rensa:days': [1, 2] },
  replays: [],
  marks: [7],
  games: [],
  totals: [],
  changes: [],
};
const BEFORE = '{"v":1,"value":{"a":1}}';
let area: MemoryStorage;
let spies: ReturnType<typeof spyOnAll>;

/** Replaces the databases. */
function spyOnAll() {
  return {
    bringIn: vi.spyOn(replays, 'bringIn').mockResolvedValue([11, 12]),
    mark: vi.spyOn(replays, 'mark').mockResolvedValue(),
    remove: vi.spyOn(replays, 'remove').mockResolvedValue(),
    add: vi.spyOn(finished, 'add').mockResolvedValue(0),
    list: vi.spyOn(replays, 'list').mockResolvedValue([]),
    games: vi.spyOn(finished, 'list').mockResolvedValue({ games: [], totals: [] }),
  };
}

beforeEach(() => {
  area = memoryStorage();
  vi.stubGlobal('localStorage', area);
  // Otherwise values that earlier tests had no storage for would be written now.
  for (const key of store.keys()) store.remove(key);
  area.setItem('rensa:best:tally', BEFORE);
  spies = spyOnAll();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an import', () => {
  test('stores everything', async () => {
    await applyImport(PLAN);
    expect([...area.map]).toEqual([
      ['rensa:best:tally', '{"v":1,"value":{"a":9}}'],
      ['rensa:days', '{"v":1,"value":[1,2]}'],
    ]);
    expect(spies.mark).toHaveBeenCalledExactlyOnceWith(7, true);
  });

  test('is planned when it is made: what another tab has stored since it was shown stays', async () => {
    const none = { replays: [], games: [], totals: [] };
    const file = { ...none, stored: { 'rensa:best:tally': { a: 5, b: 2 } } };
    expect(planImport(await dataHere(), file, SHARED_KINDS).stored).toEqual({ 'rensa:best:tally': { a: 5, b: 2 } });
    area.setItem('rensa:best:tally', '{"v":1,"value":{"a":99}}');
    await importFile(file, SHARED_KINDS);
    expect(area.getItem('rensa:best:tally')).toBe('{"v":1,"value":{"a":99,"b":2}}');
  });

  test('leaves the values of other pages alone, and so does deleting everything', async () => {
    vi.spyOn(replays, 'clear').mockResolvedValue();
    vi.spyOn(finished, 'clear').mockResolvedValue();
    area.setItem('todo:list', '{"v":1,"value":[1]}');
    await applyImport(PLAN);
    expect(await exportData()).not.toContain('todo');
    await deleteAll();
    expect([...area.map]).toEqual([['todo:list', '{"v":1,"value":[1]}']]);
  });

  test('takes everything back if the database fails', async () => {
    spies.add.mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    await expect(applyImport(PLAN)).rejects.toThrow(DOMException);
    expect([...area.map]).toEqual([['rensa:best:tally', BEFORE]]);
    expect(spies.remove.mock.calls).toEqual([[11], [12]]);
  });

  test('takes everything back if there is room for a part only', async () => {
    const write = area.setItem.bind(area);
    area.setItem = (key, value) => {
      if (key === 'rensa:days') throw new DOMException('', 'QuotaExceededError');
      write(key, value);
    };
    await expect(applyImport(PLAN)).rejects.toThrow('rensa:days');
    expect([...area.map]).toEqual([['rensa:best:tally', BEFORE]]);
    expect(spies.bringIn).not.toHaveBeenCalled();
  });
});
