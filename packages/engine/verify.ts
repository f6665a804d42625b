import type { Facts, Game, Result } from './game.ts';
import { hash } from './hash.ts';
import { sessionFor, ticksIn, whyRefused } from './playback.ts';
import type { Replay } from './replay.ts';
import type { Session } from './session.ts';

export interface Verdict {
  readonly ok: boolean;
  /** Why not, when it is not. */
  readonly reason?: string;
  /** How many ticks of the log were played. */
  readonly ticks: number;
  /** Of the state that the inputs lead to; absent when they were not played to the end. */
  readonly hash?: string;
  /** Where the inputs lead; absent while the game is still running there. */
  readonly result?: Result;
  /** What the game says of it besides, for games that say something. */
  readonly facts?: Facts;
}

/** Plays the inputs of a replay again and says whether they lead where it claims. */
export function verify<Setup, State, Event>(game: Game<Setup, State, Event>, replay: Replay): Verdict {
  let session: Session<Setup, State, Event>;
  try {
    session = sessionFor(game, replay);
  } catch (error) {
    return { ok: false, reason: (error as Error).message, ticks: 0 };
  }
  const steps = ticksIn(session, replay);
  while (steps.next().done !== true);
  return judge(session, replay);
}

function judge<Setup, State, Event>(session: Session<Setup, State, Event>, replay: Replay): Verdict {
  const { ticks, state, result, game } = session;
  const reason = whyRefused(session, replay);
  const facts = game.facts?.(state);
  return {
    ok: reason === undefined,
    ...(reason !== undefined && { reason }),
    ticks,
    ...(ticks === replay.ticks && { hash: hash(state), ...(result && { result }), ...(facts && { facts }) }),
  };
}
