import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { store } from '../storage.ts';
import { memoryStorage } from '../storage.testing.ts';
import { countFinished, listFinished } from './count.ts';
import { type FinishedGame, parseFinished } from './game.ts';
import { addedUp } from './totals.ts';

const GAME: FinishedGame = {
  run: 'tally:1',
  game: 'tally',
  way: 'endless/classic',
  at: 1_000,
  ticks: 600,
  score: 40,
  peak: 2,
  ranked: true,
};

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

/** There is no database here, as in a browser that blocks it. */
describe('if the database fails', () => {
  test('a game waits in the storage, is listed, and counts once', async () => {
    await countFinished(GAME);
    await countFinished(GAME);
    await countFinished({ ...GAME, run: 'tally:2' });
    expect((await listFinished()).games.map(({ run }) => run)).toEqual(['tally:1', 'tally:2']);
  });

  test('and the storage is full, a game is known as long as the page lasts, and that is said', async () => {
    const area = memoryStorage();
    area.full = true;
    vi.stubGlobal('localStorage', area);
    const said = vi.fn<typeof store.onTrouble>();
    store.onTrouble = said;
    await countFinished({ ...GAME, run: 'tally:full' });
    expect((await listFinished()).games.map(({ run }) => run)).toEqual(['tally:full']);
    expect(said).toHaveBeenCalledExactlyOnceWith('full', 'finished');
    store.remove('rensa:finished:tally:full');
  });

  test('a damaged one is set aside and does not stop the others', async () => {
    localStorage.setItem('rensa:finished:tally:3', '{"v":1,"value":{"run":3}}');
    await countFinished(GAME);
    expect((await listFinished()).games).toEqual([GAME]);
    expect(localStorage.getItem('rensa:finished:tally:3:damaged:1')).not.toBeNull();
  });
});

test.each([
  ['a score below 0', { score: -1 }],
  ['a peak that is no number', { peak: '3' }],
  ['no run', { run: undefined }],
])('%s is refused', (_, change) => {
  expect(() => parseFinished({ ...GAME, ...change })).toThrow(/must be|is missing/);
});

describe('the oldest games', () => {
  const total = { key: 'tally|endless/classic|ranked', game: 'tally', way: 'endless/classic', ranked: true };

  test('are added up by game, way and rank', () => {
    const games = [GAME, { ...GAME, score: 90, peak: 0 }, { ...GAME, ranked: false }];
    expect(addedUp([], games)).toEqual([
      { ...total, games: 2, ticks: 1200, best: 90, peaks: [1, 0, 1] },
      {
        ...total,
        key: 'tally|endless/classic|unranked',
        ranked: false,
        games: 1,
        ticks: 600,
        best: 40,
        peaks: [0, 0, 1],
      },
    ]);
  });

  test('join what was added up before', () => {
    const before = [{ ...total, games: 5, ticks: 10, best: 900, peaks: [0, 5] }];
    expect(addedUp(before, [GAME])).toEqual([{ ...total, games: 6, ticks: 610, best: 900, peaks: [0, 5, 1] }]);
  });
});
