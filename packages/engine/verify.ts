import type { Cards } from './cards.ts';
import { messageOf } from './check.ts';
import type { Facts, Game, GameTypes, Result } from './game.ts';
import { hash } from './hash.ts';
import { checkLength, checkReplay, checkWork, LimitError, mismatch, sessionFor, ticksIn } from './playback.ts';
import type { Replay } from './replay.ts';
import type { Session } from './session.ts';

/** The head of a replay, and whether it is valid. */
export interface Verdict {
  readonly ok: boolean;
  /** Why not, when it is not. */
  readonly reason?: string;
  readonly game: string;
  readonly version: number;
  /** As the game reads it, or as it was given if the game refuses it. */
  readonly setup: unknown;
  /** Source of the pieces. */
  readonly dealt: 'seed' | 'cards';
  /** 0 where the seed makes no difference, and beside cards. */
  readonly seed: number;
  readonly cards?: Cards;
  /** Ticks of the log that were played. */
  readonly ticks: number;
  /** Hash of the state that the inputs lead to; this and the rest are absent when they were not played to the end. */
  readonly hash?: string;
  /** Absent also while the game is still running there. */
  readonly result?: Result;
  /** Further facts, for games that have some. */
  readonly facts?: Facts;
}

/** Plays the inputs of a replay again and says whether they lead where it claims. */
export function verify<G extends GameTypes>(game: Game<G>, replay: Replay): Verdict {
  const { game: id, version, setup, seed, cards } = replay;
  const deal = cards === undefined ? { dealt: 'seed' as const } : { dealt: 'cards' as const, cards };
  let session: Session<G>;
  try {
    checkReplay(game, replay);
    checkLength(game, replay);
    session = sessionFor(game, replay);
  } catch (error) {
    return { ok: false, reason: messageOf(error), game: id, version, setup, ...deal, seed, ticks: 0 };
  }
  const reason = playWithinLimits(session, replay) ?? mismatch(session, replay);
  const head = { game: id, version, setup: session.setup, ...deal, seed: session.seed, ticks: session.ticks };
  const end = session.ticks === replay.ticks ? endOf(session) : {};
  return reason === undefined ? { ok: true, ...head, ...end } : { ok: false, reason, ...head, ...end };
}

/** Stops where the work exceeds the limit, and says so. */
function playWithinLimits(session: Session, replay: Replay): string | undefined {
  try {
    for (const _ of ticksIn(session, replay, 'together')) checkWork(session);
  } catch (error) {
    if (error instanceof LimitError) return error.message;
    throw error;
  }
  return undefined;
}

/** Nothing is known of a state that has no hash. */
function endOf<G extends GameTypes>({ game, state, result }: Session<G>): Partial<Verdict> {
  const facts = game.facts?.(state);
  try {
    return { hash: hash(state), ...(result && { result }), ...(facts && { facts }) };
  } catch {
    return {};
  }
}
