import type { Game, Input, Result, Step } from './game.ts';
import { hash } from './hash.ts';
import { type Log, Player, Recorder } from './log.ts';
import { mismatch, REPLAY_FORMAT, type Replay } from './replay.ts';

/**
 * One running game: the state, and the log of how it came about. Pausing is not calling `advance`.
 * `before` is the state one tick ago, for drawing between two states.
 */
export class Session<Setup, State, Event> {
  readonly game: Game<Setup, State, Event>;
  readonly setup: Setup;
  readonly seed: number;
  before: State;
  state: State;
  ticks = 0;
  readonly #recorders: readonly Recorder[];

  constructor(game: Game<Setup, State, Event>, setup: Setup, seed: number) {
    this.game = game;
    this.setup = setup;
    this.seed = seed >>> 0;
    this.state = game.start(setup, this.seed);
    this.before = this.state;
    this.#recorders = Array.from({ length: game.seats }, () => new Recorder());
  }

  get result(): Result | undefined {
    return this.game.result(this.state);
  }

  /** One tick. A game that has its result stands still. */
  advance(inputs: readonly Input[]): readonly Event[] {
    if (this.result !== undefined) return [];
    this.#recorders.forEach((recorder, seat) => recorder.add(inputs[seat] ?? 0));
    this.before = this.state;
    const step = this.game.step(this.state, inputs);
    this.state = step.state;
    this.ticks++;
    return step.events;
  }

  replay(): Replay {
    return {
      format: REPLAY_FORMAT,
      game: this.game.id,
      version: this.game.version,
      setup: this.setup,
      seed: this.seed,
      ticks: this.ticks,
      log: this.#recorders.map((recorder) => recorder.log()),
      hash: hash(this.state),
    };
  }
}

/** What every tick of a replay did, in order, starting with the state before the first. */
export function* playback<Setup, State, Event>(
  game: Game<Setup, State, Event>,
  replay: Replay,
): Generator<Step<State, Event>, void> {
  let state = game.start(game.parseSetup(replay.setup), replay.seed);
  yield { state, events: [] };
  const inputs = inputsOf(checked(replay).log);
  for (let tick = 0; tick < replay.ticks; tick++) {
    const step = game.step(state, inputs());
    state = step.state;
    yield step;
  }
}

function checked(replay: Replay): Replay {
  const reason = mismatch(replay);
  if (reason !== undefined) throw new Error(reason);
  return replay;
}

/** A function that gives the inputs of all seats, tick after tick, in one array that it fills anew each time. */
export function inputsOf(logs: readonly Log[]): () => readonly Input[] {
  const players = logs.map((log) => new Player(log));
  const inputs = players.map(() => 0);
  return () => {
    for (let seat = 0; seat < players.length; seat++) inputs[seat] = (players[seat] as Player).next();
    return inputs;
  };
}

/**
 * Goes on where a replay stops. Throws when the replay does not lead where it says; `onEvents` hears what happened on
 * the way, for whoever keeps a tally.
 */
export function resume<Setup, State, Event>(
  game: Game<Setup, State, Event>,
  replay: Replay,
  onEvents: (events: readonly Event[]) => void = () => {},
): Session<Setup, State, Event> {
  const session = new Session(game, game.parseSetup(replay.setup), replay.seed);
  const inputs = inputsOf(checked(replay).log);
  for (let tick = 0; tick < replay.ticks; tick++) onEvents(session.advance(inputs()));
  if (hash(session.state) !== replay.hash) throw new Error('the saved game does not lead where it says');
  return session;
}
