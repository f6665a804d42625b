// Replays played again: one check and one way to step, for watching, for going on and for verifying.

import { cardsIn } from './cards.ts';
import { messageOf } from './check.ts';
import type { Effects, Game, GameTypes, Input, Step } from './game.ts';
import { hash } from './hash.ts';
import { type Log, LogReader, runsOf, ticksOf } from './log.ts';
import { atOnce, type InParts } from './parts.ts';
import { parseReplay, type Replay } from './replay.ts';
import { Session } from './session.ts';

/** Throws when this is no replay of this game: its form and sizes, its game, version and seats, the length of its log. */
export function checkReplay(game: Game, replay: Replay): void {
  const { version, log, ticks } = parseReplay(replay);
  if (replay.game !== game.id) throw new Error(`this is a replay of "${replay.game}", not of "${game.id}"`);
  if (gameOf(game, version) === undefined) {
    throw new Error(`the replay was recorded with version ${version} of ${game.id}, not with ${game.version}`);
  }
  if (log.length !== game.seats) throw new Error(`the log has ${log.length} seats, not ${game.seats}`);
  const covered = log.map(ticksOf).find((length) => length !== ticks);
  if (covered !== undefined) throw new Error(`the log covers ${covered} ticks, the replay says ${ticks}`);
  const strange = log.flatMap(inputsIn).find((input) => game.known(input) !== input);
  if (strange !== undefined) throw new Error(`${game.id} has no input ${strange}`);
}

/** The game by the rules of this version; undefined where they are not played any more. */
function gameOf<G extends GameTypes>(game: Game<G>, version: number): Game<G> | undefined {
  return [game, ...(game.earlier ?? [])].find((each) => each.version === version);
}

/** Versions whose replays are played. */
export function versionsOf({ version, earlier = [] }: Game): number[] {
  return [version, ...earlier.map((each) => each.version)];
}

function inputsIn(log: Log): readonly Input[] {
  return runsOf(log).map(({ input }) => input);
}

/** A session before the first tick of a replay that was checked, by the rules of its version. */
export function sessionFor<G extends GameTypes>(
  newest: Game<G>,
  { version, setup: raw, seed, cards }: Replay,
): Session<G> {
  const game = gameOf(newest, version) ?? newest;
  const setup = accepted(() => game.parseSetup(raw));
  if (cards !== undefined) checkCards(game, setup, cards);
  return accepted(() => new Session(game, setup, seed, cards));
}

/** Throws where cards from outside are none of this game. */
function checkCards<G extends GameTypes>(game: Game<G>, setup: G['setup'], cards: unknown): void {
  if (game.ranges === undefined) throw new Error(`${game.id} cannot be dealt from cards`);
  cardsIn(game.ranges(setup))(cards, 'cards');
}

/** Runs what fails only because of the setup. */
function accepted<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`the setup is refused: ${messageOf(error)}`, { cause: error });
  }
}

/** Ticks without an input: one by one, or all that follow one another at once, in a game that can wait. */
type IdleTicks = 'each' | 'together';

/** Gives a session the inputs of a replay, tick by tick, until they or the game end. */
export function* ticksIn<G extends GameTypes>(
  session: Session<G>,
  { log, ticks }: Replay,
  idle: IdleTicks,
): Generator<Effects<G>, void> {
  const readers = log.map((each) => new LogReader(each));
  const inputs = readers.map(() => 0);
  const read = (reader: LogReader, seat: number): void => void (inputs[seat] = reader.next());
  const waits = idle === 'together' && session.game.wait !== undefined;
  while (session.ticks < ticks && session.result === undefined) {
    if (waits) passIdle(session, readers);
    if (session.ticks === ticks) return;
    readers.forEach(read);
    yield { events: session.advance(inputs) };
  }
}

/** As long as nobody does anything. */
function passIdle(session: Session, readers: readonly LogReader[]): void {
  const ticks = Math.min(...readers.map((reader) => reader.idle));
  for (const reader of readers) reader.skip(ticks);
  session.idle(ticks);
}

/** Why a session that was given the inputs of a replay has not arrived where it claims; undefined when it has. */
export function mismatch({ ticks, state, used }: Session, replay: Replay): string | undefined {
  if (ticks < replay.ticks) return `the log goes on after the game ended at tick ${ticks}`;
  const wrong = replay.cards?.findIndex((row, i) => row.length !== used[i]) ?? -1;
  if (wrong >= 0) {
    return `cards[${wrong}] must have ${used[wrong]} entries, as many as the game uses, not ${replay.cards?.[wrong]?.length}`;
  }
  let reached: string;
  try {
    reached = hash(state);
  } catch (error) {
    return `the inputs lead to a state that cannot be: ${messageOf(error)}`;
  }
  if (reached === replay.hash) return undefined;
  return `the inputs do not reproduce the final state: they lead to ${reached}, the replay claims ${replay.hash}`;
}

/** Gives the effect of every tick of a replay, in order, starting with the state before the first. Idle ticks may be left out. */
export function* playback<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  idle: IdleTicks = 'each',
): Generator<Step<G>, void> {
  checkReplay(game, replay);
  const session = sessionFor(game, replay);
  yield { state: session.state, events: [] };
  for (const { events } of ticksIn(session, replay, idle)) yield { state: session.state, events };
  refuse(mismatch(session, replay));
}

/** Refuses a replay that is more work than its game allows for. */
export class LimitError extends Error {}

/** Throws where a replay is longer than its game allows for. */
export function checkLength({ id, limits }: Game, { ticks }: Replay): void {
  if (ticks <= limits.ticks) return;
  throw new LimitError(`the replay has ${ticks} ticks: at most ${limits.ticks} of ${id} are verified`);
}

/** Throws where a session has been more work than its game allows for. */
export function checkWork({ game: { id, limits }, steps, ticks }: Session): void {
  if (steps <= limits.steps) return;
  throw new LimitError(
    `the replay is too much work: at most ${limits.steps} steps of ${id} are verified, and it has more by tick ${ticks}`,
  );
}

/** Hears what each tick of a replay did, and sees the session after it. */
type TickListener<G extends GameTypes> = (events: readonly G['event'][], session: Session<G>) => void;

/** Ways to play a replay again. */
export interface PlayAgain<G extends GameTypes> {
  readonly idle?: IdleTicks;
  /** False for a replay that was recorded here: it may be more work than its game allows for. */
  readonly bounded: boolean;
  readonly onTick?: TickListener<G>;
}

/** Plays a replay to its end, a tick per part. Throws when it is refused. */
export function* playedAgain<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  { idle = 'each', bounded, onTick = () => {} }: PlayAgain<G>,
): InParts<Session<G>> {
  checkReplay(game, replay);
  if (bounded) checkLength(game, replay);
  const session = sessionFor(game, replay);
  for (const { events } of ticksIn(session, replay, idle)) {
    if (bounded) checkWork(session);
    onTick(events, session);
    yield session.ticks / replay.ticks;
  }
  refuse(mismatch(session, replay));
  return session;
}

/** Goes on where a replay stops. `onTick` hears what happened on the way. */
export function resume<G extends GameTypes>(game: Game<G>, replay: Replay, onTick?: TickListener<G>): Session<G> {
  return atOnce(playedAgain(game, replay, { idle: 'together', bounded: false, ...(onTick && { onTick }) }));
}

/** Goes on from any tick of a replay, as if nothing had been played after it. */
export function resumeAt<G extends GameTypes>(
  game: Game<G>,
  replay: Replay,
  tick: number,
  onTick: TickListener<G> = () => {},
): Session<G> {
  checkReplay(game, replay);
  const session = sessionFor(game, replay);
  const ticks = Math.min(tick, replay.ticks);
  for (const { events } of ticksIn(session, { ...replay, ticks }, 'each')) onTick(events, session);
  return session;
}

function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new Error(reason);
}
