// Plays one random game. Each tick is checked as it is played, and the whole game at the end.

import {
  type Cards,
  type Game,
  hash,
  type Input,
  messageOf,
  seatEvents,
  seatState,
  Session,
  verify,
} from '@rensa/engine';
import type { Duel, Seated } from '@rensa/engine';
import { JumpCheck } from './jump.ts';
import { seal, strangeIn } from './plain.ts';
import { hold, type Subject } from '../../../packages/games/subject.testing.ts';

/** A game that can be played again; `inputs` has one list per seat. */
export interface Trial {
  readonly setup: unknown;
  readonly seed: number;
  /** Cards to deal from instead of the seed: at least as many as the game uses. */
  readonly cards?: Cards;
  readonly inputs: readonly (readonly Input[])[];
}

/** A fault, and the ticks until it. */
export interface Fault {
  readonly message: string;
  readonly ticks: number;
}

/** Ticks between two checks of a JSON round trip. */
const HASH_EVERY = 128;

/** Plays the inputs of `inputsAt`, which returns undefined to stop, and returns the first fault. */
export function faultIn(
  game: Game,
  subject: Subject,
  { setup, seed, cards }: Omit<Trial, 'inputs'>,
  inputsAt: (tick: number, state: unknown) => readonly Input[] | undefined,
): Fault | undefined {
  let ticks = 0;
  try {
    const session = new Session(game, game.parseSetup(setup), seed, cards);
    const jumps = new JumpCheck(game);
    sealState(session.state);
    while (session.result === undefined) {
      const inputs = inputsAt(ticks, session.state);
      if (inputs === undefined) break;
      ticks++;
      advance(session, subject, jumps, inputs);
      if (ticks % HASH_EVERY === 0) checkHash(session.state);
    }
    checkWhole(session);
    return undefined;
  } catch (error) {
    return { message: messageOf(error), ticks };
  }
}

function advance(session: Session, subject: Subject, jumps: JumpCheck, inputs: readonly Input[]): void {
  const events = session.advance(inputs);
  jumps.check(session, events);
  const { before, state } = session;
  sealState(state);
  hold(seal(events), 'an event is not plain');
  if (session.game.seats === 1) return subject.check({ before, after: state, events });
  for (const seat of [0, 1] as const) {
    subject.check({
      before: seatState(before as Duel<unknown>, seat),
      after: seatState(state as Duel<unknown>, seat),
      events: seatEvents(events as readonly Seated<unknown>[], seat),
    });
  }
}

function sealState(state: unknown): void {
  if (!seal(state)) throw new Error(strangeIn(state, 'state') ?? 'the state is not plain');
}

function checkHash(state: unknown): void {
  hold(hash(JSON.parse(JSON.stringify(state))) === hash(state), 'the hash does not survive JSON');
}

function checkWhole(session: Session): void {
  checkHash(session.state);
  const { ok, reason = '' } = verify(session.game, session.replay());
  hold(ok, `played again: ${reason}`);
}

/** Plays a game again and returns its first fault. */
export function faultOf(game: Game, subject: Subject, trial: Trial): Fault | undefined {
  return faultIn(game, subject, trial, (tick) => {
    return tick < (trial.inputs[0]?.length ?? 0) ? trial.inputs.map((list) => list[tick] ?? 0) : undefined;
  });
}
