// Games between two players, one after another. Whoever fails loses that game; the match goes on.

import { duel, type Limits, type Seat, type Verdict } from '@rensa/bots/puyo';
import type { Setup } from '@rensa/games/puyo';
import { counted, oneLine } from '../io/print.ts';
import type { Player } from './player.ts';
import type { Seated } from './seat.ts';

interface Played {
  readonly seed: number;
  readonly winner: Seat | null;
  readonly reason: string;
  readonly ticks: number;
  readonly scores: readonly [number, number];
  readonly maxChains: readonly [number, number];
}

export interface Score {
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly games: readonly Played[];
}

export type Players = readonly [Player, Player];

export async function playGames(
  players: Players,
  setup: Setup,
  seeds: readonly number[],
  limits: Limits,
): Promise<Score> {
  const games: Played[] = [];
  for (const seed of seeds) games.push(await playGame(players, setup, seed, limits));
  const won = (seat: Seat | null): number => games.filter(({ winner }) => winner === seat).length;
  return { wins: [won(0), won(1)], draws: won(null), games };
}

async function playGame(players: Players, setup: Setup, seed: number, limits: Limits): Promise<Played> {
  const seats = (await Promise.all(players.map((player) => player.sit(setup.rules)))) as [Seated, Seated];
  try {
    const { winner, reason, ticks, scores, maxChains } = await drive(duel(setup, seed, limits), seats);
    return { seed, winner, reason: oneLine([reason, ...lossesOf(seats, reason)].join('; ')), ticks, scores, maxChains };
  } finally {
    await Promise.all(seats.map((seat) => seat.leave()));
  }
}

async function drive(game: ReturnType<typeof duel>, seats: readonly [Seated, Seated]): Promise<Verdict> {
  let step = game.next();
  while (step.done !== true) {
    const { seat, view } = step.value;
    step = game.next(await seats[seat].ask(view));
  }
  return step.value;
}

/** The moves that each seat lost, unless the reason tells of them already. */
function lossesOf(seats: readonly Seated[], reason: string): string[] {
  return seats.flatMap(({ slips }, seat) => {
    const last = slips.at(-1);
    if (last === undefined || reason.endsWith(last)) return [];
    return [`seat ${seat} lost ${counted(slips.length, 'move')}, the last: ${last}`];
  });
}
