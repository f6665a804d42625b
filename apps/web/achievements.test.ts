import { expect, test } from 'vitest';
import type { FinishedGame } from './base/storage/finished/game.ts';
import { CATALOG } from './catalog/catalog.ts';
import { bestOfGames } from './listing/achievements.ts';
import { DAY_ACHIEVEMENTS, DAY_EMBLEMS } from './listing/days.ts';
import { beatenIn, VERSUS_ACHIEVEMENTS, VERSUS_EMBLEMS } from './versus/achievements.ts';
import { CHARACTERS, type Opponent } from './versus/opponents/characters.ts';

test('achievements are about two dozen in all, each with an id of its own and words in both languages', async () => {
  const lists = await Promise.all(CATALOG.map(async ({ id, achievements }) => ({ id, all: await achievements() })));
  const all = lists.flatMap((list) => list.all);
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id, all: own } of lists) expect(own.every((each) => each.id.startsWith(`${id}:`))).toBe(true);
  for (const { name, how } of all) expect([name.en, name.ja, how.en, how.ja].every((words) => words !== '')).toBe(true);
});

test('each has an emblem, and no emblem is without one', async () => {
  const sets = await Promise.all(
    CATALOG.map(async ({ achievements, emblems }) => [await achievements(), await emblems()] as const),
  );
  for (const [list, { drawings }] of [
    ...sets,
    [VERSUS_ACHIEVEMENTS, VERSUS_EMBLEMS],
    [DAY_ACHIEVEMENTS, DAY_EMBLEMS],
  ] as const) {
    expect(Object.keys(drawings).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
  }
});

const game = (more: Partial<FinishedGame>): FinishedGame => ({
  run: 'r',
  game: 'one',
  way: 'w',
  at: 0,
  ticks: 1,
  score: 0,
  peak: 0,
  ranked: true,
  ...more,
});

test('progress is that of the best game that counts, of those that were added up, too', () => {
  const total = { key: 'k', game: 'one', way: 'w', ranked: true, games: 1, ticks: 1, best: 900, peaks: [0, 0, 0, 1] };
  const known = {
    games: [game({ score: 500, peak: 2 }), game({ score: 800, ranked: false }), game({ game: 'other', score: 5000 })],
    totals: [total],
  };
  expect(bestOfGames('one', 'score', 1000)(known)).toEqual([900, 1000]);
  expect(bestOfGames('one', 'score', 1000)({ ...known, totals: [] })).toEqual([500, 1000]);
  expect(bestOfGames('one', 'peak', 8)(known)).toEqual([3, 8]);
  expect(bestOfGames('one', 'peak', 2)(known)).toEqual([2, 2]);
});

test('matches with a friend count, those against bots do not', () => {
  const friend = VERSUS_ACHIEVEMENTS.find(({ id }) => id === 'versus:friend');
  const games = [game({ way: 'match' }), game({ way: 'match', bot: 'novice', won: true }), game({})];
  expect(friend?.progress?.({ games, totals: [] })).toEqual([1, 10]);
});

test('an opponent is past once it was beaten in any game', () => {
  const opponents = [
    { ...CHARACTERS[0], bot: 'novice' },
    { ...CHARACTERS[5], bot: 'strong' },
  ] as unknown as readonly Opponent[];
  const meetings = { met: { novice: { played: 3, won: 1 }, strong: { played: 2, won: 0 } }, last: '', streak: 0 };
  expect(beatenIn(meetings, opponents).map(({ id }) => id)).toEqual(['versus:mochi']);
});
