import { describe, expect, it } from 'vitest';
import { leaguePairings, type LeagueResult, leagueTable } from './league.ts';

const games = (players: readonly [number, number], wins: number, losses: number, draws = 0): LeagueResult[] => [
  ...Array.from({ length: wins }, () => ({ players, winner: 0 })),
  ...Array.from({ length: losses }, () => ({ players, winner: 1 })),
  ...Array.from({ length: draws }, () => ({ players, winner: null })),
];

describe('a league', () => {
  it('lets each pair of players play every seed, with other seats from seed to seed', () => {
    const pairings = leaguePairings(3, [5, 6]);
    expect(pairings.map(({ players, seed, swapped }) => [...players, seed, swapped])).toEqual([
      [0, 1, 5, false],
      [0, 1, 6, true],
      [0, 2, 5, false],
      [0, 2, 6, true],
      [1, 2, 5, false],
      [1, 2, 6, true],
    ]);
  });

  it('counts games, and puts the best first', () => {
    const table = leagueTable(
      ['a', 'b', 'c'],
      [...games([0, 1], 2, 8), ...games([0, 2], 5, 4, 1), ...games([1, 2], 9, 1)],
    );
    expect(table.map(({ bot, games: count, wins, draws, losses }) => [bot, count, wins, draws, losses])).toEqual([
      ['b', 20, 17, 0, 3],
      ['a', 20, 7, 1, 12],
      ['c', 20, 5, 1, 14],
    ]);
  });

  it('rates around 1500, three wins of four as about 190 points, and is surer after more games', () => {
    const [few, many] = [games([0, 1], 30, 10), games([0, 1], 300, 100)].map((all) => leagueTable(['a', 'b'], all));
    expect(many?.map(({ rating }) => Math.round(rating / 5))).toEqual(
      [1595, 1405].map((rating) => Math.round(rating / 5)),
    );
    expect(many?.[0]?.deviation).toBeLessThan((few?.[0]?.deviation ?? 0) / 2);
    expect(many?.[0]?.deviation).toBeGreaterThan(0);
  });
});
