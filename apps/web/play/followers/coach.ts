// A coach shows where the pair in hand should go. A game that it has helped with is marked.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Advice } from '@rensa/painters';
import { settings } from '../../base/settings/settings.ts';

/** Advice of a coach on the pair in hand. */
export interface CoachWord extends Advice {
  /** The chain that it builds toward, 0 for none. */
  readonly links: number;
}

export interface Coach<State> {
  readonly said: ReadonlySignal<CoachWord | undefined>;
  /** To be called on every tick. */
  look(state: State): void;
  /** Forgets its game. */
  rest(): void;
  dispose(): void;
}

export type CoachLoader<State> = () => Promise<Coach<State>>;

/** The listener of the coach. */
interface CoachListener {
  readonly onAdvice: (advice: Advice | undefined) => void;
  /** It has helped with a pair. */
  readonly onHelp: () => void;
}

/** The coach of a game, as long as the person wants one; a follower that needs nothing but states. */
export class Coaching<State> {
  readonly said = signal<CoachWord | undefined>(undefined);
  readonly #load: CoachLoader<State> | undefined;
  readonly #listener: CoachListener;
  readonly #ends: (() => void)[];
  #coach: Coach<State> | undefined;
  #wanted = false;

  constructor(load: CoachLoader<State> | undefined, listener: CoachListener) {
    this.#load = load;
    this.#listener = listener;
    this.#ends = [effect(() => this.#want(settings.value.coach))];
  }

  show(): void {
    this.#coach?.rest();
  }

  tick({ after }: { readonly after: State }): void {
    this.#coach?.look(after);
  }

  dispose(): void {
    for (const end of this.#ends) end();
    this.#want(false);
  }

  #want(wanted: boolean): void {
    if (wanted === this.#wanted || this.#load === undefined) return;
    this.#wanted = wanted;
    if (wanted)
      void this.#load().then(
        (coach) => this.#follow(coach),
        () => {},
      );
    else this.#drop();
  }

  #follow(coach: Coach<State>): void {
    if (!this.#wanted || this.#coach !== undefined) return coach.dispose();
    this.#coach = coach;
    this.#ends.push(coach.said.subscribe((said) => this.#say(said)));
  }

  #drop(): void {
    this.#coach?.dispose();
    this.#coach = undefined;
    this.#say(undefined);
  }

  #say(said: CoachWord | undefined): void {
    this.said.value = said;
    this.#listener.onAdvice(said);
    if (said !== undefined) this.#listener.onHelp();
  }
}
