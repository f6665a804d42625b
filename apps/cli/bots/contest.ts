// Games between two players, one after another. A player that fails loses that game; the match goes on.

import type { BotGame } from '@rensa/bots/bot';
import { duel, type DuelResult, type SeatNumber } from '@rensa/bots/play';
import { counted, oneLine } from '../io/print.ts';
import type { BotPlayer } from './player.ts';
import { drive, type SeatedPlayer } from './seat.ts';

export interface Contest {
  readonly game: BotGame;
  readonly players: BotPlayers;
  readonly limits: { readonly ticks: number; readonly pairs: number };
}

export type BotPlayers = readonly [BotPlayer, BotPlayer];

interface ContestGame extends Pick<DuelResult, 'winner' | 'reason' | 'ticks' | 'scores' | 'maxChains'> {
  readonly seed: number;
}

export interface ContestScore {
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly games: readonly ContestGame[];
}

export async function playGames(contest: Contest, seeds: readonly number[]): Promise<ContestScore> {
  const games: ContestGame[] = [];
  for (const seed of seeds) games.push(await playGame(contest, seed));
  const won = (seat: SeatNumber | null): number => games.filter(({ winner }) => winner === seat).length;
  return { wins: [won(0), won(1)], draws: won(null), games };
}

async function playGame({ game, players, limits }: Contest, seed: number): Promise<ContestGame> {
  const [ruleset] = game.rulesets as readonly [string];
  const seats = await Promise.all(players.map((player) => player.sit(ruleset)));
  try {
    const order = { setup: game.setup(ruleset), seed, limits };
    const { winner, reason, ticks, scores, maxChains } = await drive(duel(game, order), seats);
    return { seed, winner, reason: oneLine([reason, ...lossesOf(seats, reason)].join('; ')), ticks, scores, maxChains };
  } finally {
    await Promise.all(seats.map((seat) => seat.leave()));
  }
}

/** The moves that each seat lost, unless the reason names them already. */
function lossesOf(seats: readonly SeatedPlayer[], reason: string): string[] {
  return seats.flatMap(({ lostMoves }, seat) => {
    const last = lostMoves.at(-1);
    if (last === undefined || reason.endsWith(last)) return [];
    return [`seat ${seat} lost ${counted(lostMoves.length, 'move')}, the last: ${last}`];
  });
}
