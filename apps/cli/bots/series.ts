// The games of a match: one per seed, several at a time if that is wanted, in the order of the seeds in the end.

import type { ContestGame, Pairing } from './contest.ts';

export interface ContestScore {
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly games: readonly ContestGame[];
}

/** How games are played. */
interface SeriesPlan {
  /** At most so many at a time. */
  readonly jobs: number;
  readonly play: (pairing: Pairing) => Promise<ContestGame>;
  /** Hears of each game as it ends. */
  readonly ended: (game: ContestGame) => Promise<void>;
}

/** With `swap` the players change seats from game to game. */
export function pairingsOf(seeds: readonly number[], swap: boolean): Pairing[] {
  return seeds.map((seed, i) => ({ seed, swapped: swap && i % 2 === 1 }));
}

export async function playSeries(
  pairings: readonly Pairing[],
  { jobs, play, ended }: SeriesPlan,
): Promise<ContestScore> {
  const games: ContestGame[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < pairings.length) {
      const i = next++;
      games[i] = await play(pairings[i] as Pairing).catch((error: unknown) => {
        next = Infinity;
        throw error;
      });
      await ended(games[i]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, pairings.length) }, work));
  return scoreOf(games);
}

function scoreOf(games: readonly ContestGame[]): ContestScore {
  const won = (player: number | null): number => games.filter(({ winner }) => winner === player).length;
  return { wins: [won(0), won(1)], draws: won(null), games };
}
