// The games of a match: one per seed, up to `jobs` at a time, listed in the order of the seeds.

import { first } from '../io/lists.ts';
import type { ContestGame, Pairing } from './contest.ts';

/** A game of a series as it is printed: the names are told once. */
type PrintedGame = Omit<ContestGame, 'names'>;

export interface ContestScore {
  /** The names of the players, as the first game has them. */
  readonly names: readonly [string, string];
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly games: readonly PrintedGame[];
}

/** The way in which a series is played. */
interface SeriesPlan<P extends Pairing> {
  /** Games at a time. */
  readonly jobs: number;
  readonly play: (pairing: P) => Promise<ContestGame>;
  /** Called with each game as it ends. */
  readonly ended: (pairing: P, game: ContestGame) => Promise<void>;
}

/** Pairs the players once per seed; with `swap` they change seats from game to game. */
export function pairingsOf(seeds: readonly number[], swap: boolean): Pairing[] {
  return seeds.map((seed, i) => ({ seed, swapped: swap && i % 2 === 1 }));
}

/** Plays all games, up to `jobs` at a time, and returns them in their order. */
export async function playAll<P extends Pairing>(
  pairings: readonly P[],
  { jobs, play, ended }: SeriesPlan<P>,
): Promise<readonly ContestGame[]> {
  const games: ContestGame[] = [];
  const waiting = [...pairings.entries()].toReversed();
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [i, pairing] = next;
      const game = await play(pairing).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
      games[i] = game;
      await ended(pairing, game);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, pairings.length) }, work));
  return games;
}

/** The score of two players. */
export function scoreOf(games: readonly ContestGame[]): ContestScore {
  const won = (player: number | null): number => games.filter(({ winner }) => winner === player).length;
  return { names: first(games).names, wins: [won(0), won(1)], draws: won(null), games: games.map(withoutNames) };
}

export function withoutNames({ names: _names, ...game }: ContestGame): PrintedGame {
  return game;
}
