// Plays a bot alone in the real game. The game waits while the bot thinks.

import type { BotGame, Pace, PressMemory } from '@rensa/bots/bot';
import { drive, solo, type SoloResult } from '@rensa/bots/play';
import type { GameEnd } from '@rensa/bots/protocol';
import type { Replay } from '@rensa/engine';
import { counted } from '../io/print.ts';
import { meanMs } from './contest.ts';
import type { BotPlayer } from './player.ts';

interface SoloSpec {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly seed: number;
  readonly limits: { readonly pairs: number; readonly stopScore: number };
  readonly pace: Pace;
  readonly memory: PressMemory;
}

export interface PrintedSolo extends Pick<SoloResult, 'result' | 'score' | 'maxChain' | 'maxChainScore' | 'counts'> {
  /** Placed pairs. */
  readonly pieces: number;
  /** Mean milliseconds of thinking per move: CPU time of our bots, clock time of a program. */
  readonly msPerMove: number;
  readonly hash: string;
}

export async function playAlone(
  game: BotGame,
  player: BotPlayer,
  { ruleset, setup, seed, limits, pace, memory }: SoloSpec,
): Promise<{ readonly solo: PrintedSolo; readonly replay: Replay }> {
  const seat = await player.sit(ruleset);
  let end: GameEnd | undefined;
  try {
    const played = await drive(solo(game, { setup, seed, limits, pace, memory }), (request) => seat.ask(request));
    end = { result: played.result, reason: `${played.result} after ${counted(played.pairs, 'piece')}` };
    return { solo: printed(played, seat.ms()), replay: played.replay };
  } finally {
    await seat.leave(end);
  }
}

function printed(
  { result, score, pairs, maxChain, maxChainScore, counts, replay }: SoloResult,
  ms: number,
): PrintedSolo {
  return {
    result,
    score,
    pieces: pairs,
    maxChain,
    maxChainScore,
    msPerMove: meanMs(ms, pairs),
    hash: replay.hash,
    counts,
  };
}
