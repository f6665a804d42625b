// A round as far as somebody knows it: the cards and inputs that have come, and the state they lead to.

import type { Duel, DuelGame, DuelSetup, DuelTypes, GameTypes, Input, Result, TimelineStep } from '@rensa/engine';
import type { RoundName } from '../deal/seal.ts';

/** Everything that is fixed before a round. */
export interface RoundHead<G extends GameTypes = GameTypes> extends RoundName {
  readonly duel: DuelGame<G>;
  readonly setup: DuelSetup<G['setup']>;
  /** To the key that decides the cards. */
  readonly commitment: string;
}

/** The effect of one tick on both boards. */
export type DuelStep<G extends GameTypes = GameTypes> = TimelineStep<DuelTypes<G>>;

export class RoundKnowledge<G extends GameTypes> {
  readonly duel: DuelGame<G>;
  readonly setup: DuelSetup<G['setup']>;
  /** One input per tick; they grow. */
  readonly logs: readonly [Input[], Input[]];
  /** They grow, too. */
  readonly cards: number[][];
  /** Ticks that were run. */
  tick = 0;
  /** Undefined until the cards of the start are there. */
  #state: Duel<G['state']> | undefined;

  constructor({ duel, setup }: RoundHead<G>, cards: number[][], logs: readonly [Input[], Input[]]) {
    this.duel = duel;
    this.setup = setup;
    this.cards = cards;
    this.logs = logs;
  }

  get state(): Duel<G['state']> | undefined {
    return (this.#state ??= this.#start());
  }

  get result(): Result | undefined {
    return this.#state && this.duel.result(this.#state);
  }

  /** Goes on until a tick, the end of the game, or the end of the cards. */
  run(to: number, onStep?: (step: DuelStep<G>) => void): void {
    let before = this.state;
    while (before !== undefined && this.tick < to && this.duel.result(before) === undefined) {
      const { state, events } = this.#step(before, this.tick);
      if (!this.isDealt(state)) return;
      this.#state = state;
      this.tick++;
      onStep?.({ before, after: state, events, tick: this.tick });
      before = state;
    }
  }

  /** The state at a later tick. Nobody presses anything after the end of a log. */
  runOn(to: number, state: Duel<G['state']>, from: number): Duel<G['state']> {
    let at = state;
    for (let tick = from; tick < to && this.duel.result(at) === undefined; tick++) at = this.#step(at, tick).state;
    return at;
  }

  restart(): void {
    this.tick = 0;
    this.#state = undefined;
  }

  /** Are all cards known that boards have taken? */
  isDealt(state: Duel<G['state']>): boolean {
    return this.#covers(this.duel.used?.(state));
  }

  /** The same of the board of one side. */
  isBoardDealt(board: G['state']): boolean {
    return this.#covers(this.duel.board.used(board));
  }

  #covers(used: readonly number[] = []): boolean {
    return used.every((count, row) => count <= (this.cards[row]?.length ?? 0));
  }

  #start(): Duel<G['state']> | undefined {
    const state = this.duel.start(this.setup, 0, this.cards);
    return this.isDealt(state) ? state : undefined;
  }

  #step(state: Duel<G['state']>, tick: number) {
    return this.duel.step(state, [this.logs[0][tick] ?? 0, this.logs[1][tick] ?? 0], this.cards);
  }
}

/**
 * Writes inputs over a log. Where they differ from it, the rest of the log is cut. Returns the first tick that is other
 * than it was; Infinity where none is.
 */
export function writeOver(log: Input[], from: number, inputs: readonly Input[]): number {
  const differs = inputs.findIndex((input, i) => from + i <= log.length && log[from + i - 1] !== input);
  if (differs >= 0) log.length = from + differs - 1;
  for (let tick = log.length + 1; tick < from + inputs.length; tick++) log.push(inputs[tick - from] ?? 0);
  return differs < 0 ? Infinity : from + differs;
}
