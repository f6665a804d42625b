// One game between two players. A player that fails loses it.

import type { BotGame, PressMemory } from '@rensa/bots/bot';
import { drive, playDuel, type DuelResult } from '@rensa/bots/play';
import type { GameEnd } from '@rensa/bots/protocol';
import type { Replay } from '@rensa/engine';
import { counted, oneLine } from '../io/print.ts';
import type { BotPlayer } from './player.ts';
import type { SeatedPlayer } from './seat.ts';

export interface Contest {
  readonly game: BotGame;
  readonly ruleset: string;
  readonly players: BotPlayers;
  readonly limits: { readonly ticks: number; readonly pairs: number };
  /** Presses that all games remember. */
  readonly memory: PressMemory;
}

type BotPlayers = readonly [BotPlayer, BotPlayer];

/** One game of a match: its seed and who sits where. */
export interface Pairing {
  readonly seed: number;
  /** True if the second player has the first seat. */
  readonly swapped: boolean;
}

/** The result of a game by player: 0 is the first player, in either seat, and lists begin with it. */
export interface ContestGame extends Pick<DuelResult, 'winner' | 'reason' | 'ticks' | 'scores' | 'maxChains'> {
  /** The players: a program by the name that it gives itself. */
  readonly names: readonly [string, string];
  readonly seed: number;
  readonly pieces: readonly [number, number];
  /** Mean milliseconds of thinking per move: CPU time of our bots, clock time of a program. */
  readonly msPerMove: readonly [number, number];
}

export interface PlayedGame {
  readonly game: ContestGame;
  readonly replay: Replay;
}

export async function playGame(
  { game, ruleset, players, limits, memory }: Contest,
  { seed, swapped }: Pairing,
): Promise<PlayedGame> {
  const [first, second] = inOrder(players, swapped);
  const seats = await Promise.all([first.sit(ruleset), second.sit(ruleset)]);
  let ends: readonly GameEnd[] = [];
  try {
    const names = namesOf([first, second], seats);
    const moves = playDuel(game, { setup: game.setup(ruleset), seed, limits, names, memory });
    const result = await drive(moves, (request) => seats[request.seat].ask(request));
    ends = seats.map((_, seat) => endFor(result, seat));
    return { game: byPlayer(gameOf(seed, result, seats, names), swapped), replay: result.replay };
  } finally {
    await Promise.all(seats.map((seat, i) => seat.leave(ends[i])));
  }
}

export function inOrder<T>([first, second]: readonly [T, T], swapped: boolean): readonly [T, T] {
  return swapped ? [second, first] : [first, second];
}

/** The names in a game. A program that calls itself like its opponent is named with its command. */
function namesOf(players: BotPlayers, seats: readonly [SeatedPlayer, SeatedPlayer]): ContestGame['names'] {
  const isSame = seats[0].name === seats[1].name;
  const nameAt = (seat: 0 | 1): string =>
    isSame && players[seat].isProgram ? `${seats[seat].name} (${players[seat].name})` : seats[seat].name;
  return [nameAt(0), nameAt(1)];
}

function endFor({ winner, reason }: DuelResult, seat: number): GameEnd {
  if (winner === null) return { result: 'drawn', reason };
  return { result: winner === seat ? 'won' : 'lost', reason };
}

/** Sums up a game by seat. */
function gameOf(
  seed: number,
  result: DuelResult,
  seats: readonly [SeatedPlayer, SeatedPlayer],
  names: ContestGame['names'],
): ContestGame {
  const { winner, reason, ticks, scores, maxChains, pairs } = result;
  return {
    names,
    seed,
    winner,
    reason: oneLine([reason, ...lossesOf(seats, names, reason)].join('; ')),
    ticks,
    scores,
    maxChains,
    pieces: pairs,
    msPerMove: [meanMs(seats[0].ms(), pairs[0]), meanMs(seats[1].ms(), pairs[1])],
  };
}

/** Turns a result by seat into one by player, and back. */
export function byPlayer(game: ContestGame, swapped: boolean): ContestGame {
  const { names, winner, scores, maxChains, pieces, msPerMove } = game;
  return {
    ...game,
    names: inOrder(names, swapped),
    winner: winner === null ? null : inOrder([0, 1] as const, swapped)[winner],
    scores: inOrder(scores, swapped),
    maxChains: inOrder(maxChains, swapped),
    pieces: inOrder(pieces, swapped),
    msPerMove: inOrder(msPerMove, swapped),
  };
}

/** Milliseconds per move, rounded to a tenth. */
export function meanMs(ms: number, moves: number): number {
  return moves === 0 ? 0 : Math.round((10 * ms) / moves) / 10;
}

/** A sentence per seat that lost moves, unless the reason of the end says it already. */
function lossesOf(seats: readonly SeatedPlayer[], names: readonly string[], reason: string): string[] {
  return seats.flatMap(({ lostMoves }, seat) => {
    const last = lostMoves.at(-1);
    if (last === undefined || reason.endsWith(last)) return [];
    return [`${names[seat]} lost ${counted(lostMoves.length, 'move')}, the last: ${last}`];
  });
}
