import type { Game, Result } from './game.ts';
import { hash } from './hash.ts';
import { mismatch, type Replay } from './replay.ts';
import { inputsOf } from './session.ts';

export interface Verdict {
  readonly ok: boolean;
  /** Why not, when it is not. */
  readonly reason?: string;
  /** Where the inputs lead; absent while the game is still running there. */
  readonly result?: Result;
  readonly ticks: number;
  readonly hash: string;
}

/** Plays the inputs of a replay again and says whether they lead where it claims. */
export function verify<Setup, State, Event>(game: Game<Setup, State, Event>, replay: Replay): Verdict {
  const refuse = (reason: string, ticks = 0): Verdict => ({ ok: false, reason, ticks, hash: replay.hash });
  if (replay.game !== game.id) return refuse(`this is a game of "${replay.game}", not of "${game.id}"`);
  if (replay.version !== game.version) {
    return refuse(`version ${replay.version} of ${game.id} is not version ${game.version}, which is played here`);
  }
  if (replay.log.length !== game.seats) return refuse(`the log has ${replay.log.length} seats, not ${game.seats}`);
  const short = mismatch(replay);
  if (short !== undefined) return refuse(short);
  let state: State;
  try {
    state = game.start(game.parseSetup(replay.setup), replay.seed);
  } catch (error) {
    return refuse(`the setup is refused: ${(error as Error).message}`);
  }
  const inputs = inputsOf(replay.log);
  for (let tick = 0; tick < replay.ticks; tick++) {
    if (game.result(state) !== undefined) return refuse(`the log goes on after the game ended at tick ${tick}`, tick);
    state = game.step(state, inputs()).state;
  }
  return conclude(replay, hash(state), game.result(state));
}

function conclude(replay: Replay, reached: string, result: Result | undefined): Verdict {
  const end = { ticks: replay.ticks, hash: reached, ...(result && { result }) };
  if (reached === replay.hash) return { ok: true, ...end };
  return { ok: false, reason: `the inputs lead to ${reached}, the replay claims ${replay.hash}`, ...end };
}
