// A bot alone at the real game, headless. The game waits while the bot thinks.

import type { BotGame, Pace } from '@rensa/bots/bot';
import { solo, type SoloResult } from '@rensa/bots/play';
import type { Replay } from '@rensa/engine';
import type { BotPlayer } from './player.ts';
import { drive } from './seat.ts';

interface SoloSpec {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly seed: number;
  readonly limits: { readonly pairs: number; readonly stopScore: number };
  readonly pace: Pace;
}

export interface PrintedSolo extends Pick<SoloResult, 'result' | 'score' | 'maxChain' | 'maxChainScore' | 'counts'> {
  /** Pairs. */
  readonly pieces: number;
  /** Mean time of thinking: CPU time, or the clock's for a program. */
  readonly msPerMove: number;
  readonly hash: string;
}

export async function playAlone(
  game: BotGame,
  player: BotPlayer,
  { ruleset, setup, seed, limits, pace }: SoloSpec,
): Promise<{ readonly solo: PrintedSolo; readonly replay: Replay }> {
  const seat = await player.sit(ruleset);
  try {
    const played = await drive(solo(game, { setup, seed, limits, pace }), [seat]);
    return { solo: printed(played, seat.ms()), replay: played.replay };
  } finally {
    await seat.leave();
  }
}

function printed(
  { result, score, pairs, maxChain, maxChainScore, counts, replay }: SoloResult,
  ms: number,
): PrintedSolo {
  const msPerMove = pairs === 0 ? 0 : Math.round((10 * ms) / pairs) / 10;
  return { result, score, pieces: pairs, maxChain, maxChainScore, msPerMove, hash: replay.hash, counts };
}
