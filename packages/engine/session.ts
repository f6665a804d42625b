import { type Cards, cutCards } from './cards.ts';
import type { Game, GameTypes, Input, Result } from './game.ts';
import { hash } from './hash.ts';
import { Recorder } from './log.ts';
import { REPLAY_FORMAT, type Replay } from './replay.ts';

/**
 * One running game: the state, and the log of how it came about. Pausing is not calling `advance`.
 * `before` is the state one tick ago, for drawing between two states.
 */
export class Session<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly setup: G['setup'];
  /** 0 where it makes no difference. */
  readonly seed: number;
  /** Cards that the game is dealt from instead of the seed. */
  readonly cards: Cards | undefined;
  before: G['state'];
  state: G['state'];
  ticks = 0;
  /** Steps of work so far. */
  steps = 0;
  readonly #recorders: readonly Recorder[];

  constructor(game: Game<G>, setup: G['setup'], seed: number, cards?: Cards) {
    this.game = game;
    this.setup = setup;
    this.cards = cards;
    this.seed = cards !== undefined || game.isSeeded?.(setup) === false ? 0 : seed >>> 0;
    this.state = game.start(setup, this.seed, cards);
    this.before = this.state;
    this.#recorders = Array.from({ length: game.seats }, () => new Recorder());
  }

  get result(): Result | undefined {
    return this.game.result(this.state);
  }

  /** One tick. Nothing happens in a game that has its result, and inputs that the game does not know are left out. */
  advance(inputs: readonly Input[]): readonly G['event'][] {
    if (this.result !== undefined) return [];
    const known = this.#recorders.map((recorder, seat) => recorder.add(this.game.known(inputs[seat] ?? 0)));
    this.before = this.state;
    const step = this.game.step(this.state, known, this.cards);
    this.state = step.state;
    this.ticks++;
    this.steps += this.game.stepsIn(step);
    return step.events;
  }

  /** Passes `ticks` ticks without an input: at once in a game that can wait, else one by one. */
  idle(ticks: number): void {
    if (this.game.wait === undefined) for (let i = 0; i < ticks; i++) this.advance([]);
    else if (ticks > 0 && this.result === undefined)
      this.#pass(ticks, (state, count) => this.game.wait?.(state, count));
  }

  /** Passes the ticks in which only timers run at once, `most` at most, without an input. */
  skip(most = Infinity): void {
    const { countdown } = this.game;
    if (countdown === undefined || this.result !== undefined) return;
    const ticks = Math.min(most, countdown.ticks(this.state));
    if (ticks > 0) this.#pass(ticks, (state, count) => countdown.pass(state, count));
  }

  #pass(ticks: number, pass: (state: G['state'], ticks: number) => G['state']): void {
    for (const recorder of this.#recorders) recorder.add(0, ticks);
    this.before = pass(this.state, ticks - 1);
    this.state = pass(this.before, 1);
    this.ticks += ticks;
  }

  /** Cards of each row that have been used. */
  get used(): readonly number[] {
    return this.game.used?.(this.state) ?? [];
  }

  /** It holds the cards that were used, and no others. */
  replay(): Replay {
    return {
      format: REPLAY_FORMAT,
      game: this.game.id,
      version: this.game.version,
      setup: this.setup,
      seed: this.seed,
      ...(this.cards && { cards: cutCards(this.cards, this.used) }),
      ticks: this.ticks,
      log: this.#recorders.map((recorder) => recorder.log()),
      hash: hash(this.state),
    };
  }
}
