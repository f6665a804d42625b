// Everyone against everyone: each pair of players plays every seed, and they change seats from seed to seed.

import type { Pairing } from './contest.ts';
import { ratingsOf } from './elo.ts';
import { pairingsOf } from './series.ts';

/** One game of a league. The players are numbers. */
export interface LeaguePairing extends Pairing {
  readonly players: readonly [number, number];
}

/** The end of such a game: 0 if the first of its players won, 1 for the second, null for a draw. */
export interface LeagueResult {
  readonly players: readonly [number, number];
  readonly winner: number | null;
}

export interface LeagueRow {
  readonly bot: string;
  /** The mean of all ratings is `MEAN_RATING`. */
  readonly rating: number;
  /** One standard error of the rating. */
  readonly deviation: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A player who is 400 points ahead is expected to win ten times as often as to lose. */
const MEAN_RATING = 1500;

export function leaguePairings(count: number, seeds: readonly number[]): readonly LeaguePairing[] {
  const players = Array.from({ length: count }, (_, i) => i);
  const pairs = players.flatMap((a) => players.slice(a + 1).map((b) => [a, b] as const));
  return pairs.flatMap((pair) => pairingsOf(seeds, true).map((pairing) => ({ ...pairing, players: pair })));
}

/** The best first. */
export function leagueTable(names: readonly string[], results: readonly LeagueResult[]): readonly LeagueRow[] {
  const points = names.map(() => names.map(() => 0));
  const rows = names.map((bot) => ({ bot, games: 0, wins: 0, draws: 0, losses: 0 }));
  for (const { players, winner } of results) {
    players.forEach((player, i) => {
      const [row, against] = [rows[player], players[1 - i]];
      const own = points[player];
      if (row === undefined || own === undefined || against === undefined) throw new Error('no such player');
      const won = winner === null ? 0.5 : winner === i ? 1 : 0;
      own[against] = (own[against] ?? 0) + won;
      row.games++;
      row[won === 1 ? 'wins' : won === 0 ? 'losses' : 'draws']++;
    });
  }
  const ratings = ratingsOf(points);
  return rows
    .map(({ bot, ...counts }, i) => {
      const { elo = 0, error = 0 } = ratings[i] ?? {};
      return { bot, rating: Math.round(MEAN_RATING + elo), deviation: Math.round(error), ...counts };
    })
    .toSorted((a, b) => b.rating - a.rating);
}
