// The games of a match: one per seed, up to `jobs` at a time, listed in the order of the seeds.

import type { ContestGame, Pairing } from './contest.ts';

export interface ContestScore {
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly games: readonly ContestGame[];
}

/** The way in which a series is played. */
interface SeriesPlan {
  /** Games at a time. */
  readonly jobs: number;
  readonly play: (pairing: Pairing) => Promise<ContestGame>;
  /** Called with each game as it ends. */
  readonly ended: (game: ContestGame) => Promise<void>;
}

/** Pairs the players once per seed; with `swap` they change seats from game to game. */
export function pairingsOf(seeds: readonly number[], swap: boolean): Pairing[] {
  return seeds.map((seed, i) => ({ seed, swapped: swap && i % 2 === 1 }));
}

export async function playSeries(
  pairings: readonly Pairing[],
  { jobs, play, ended }: SeriesPlan,
): Promise<ContestScore> {
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
      await ended(game);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, pairings.length) }, work));
  return scoreOf(games);
}

function scoreOf(games: readonly ContestGame[]): ContestScore {
  const won = (player: number | null): number => games.filter(({ winner }) => winner === player).length;
  return { wins: [won(0), won(1)], draws: won(null), games };
}
