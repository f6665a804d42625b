// Presses that are remembered. The search for presses is slow, and most new pieces can do the same: it depends on the
// upper rows of the board only.

import type { Input } from '@rensa/engine';
import { PilotSearches } from './pilot.ts';
import { EVERY_TICK, type PilotGame, type PressTimes, type Recall } from './piloting.ts';

/** Presses to the placements of a list, each undefined where there are none. */
type FoundPresses = readonly (readonly Input[] | undefined)[];

/** States whose answers are remembered at a time: some thirty megabytes. */
const MAX_STATES = 100_000;

/** Finds presses as `findPresses` does, for games of one setup, and remembers what it can. */
export class PressMemory<State = unknown, Placement = object> {
  readonly #game: PilotGame<State, Placement>;
  readonly #times: PressTimes;
  readonly #recall: Recall<State, Placement> | undefined;
  readonly #known = new Map<number, FoundPresses>();
  /** Lists of presses by their text: few are different. */
  readonly #lists = new Map<string, readonly Input[]>();
  /** The searches for the last piece that is not remembered. */
  #last: { readonly state: State; readonly searches: PilotSearches<State, Placement> } | undefined;

  constructor(game: PilotGame<State, Placement>, times = EVERY_TICK) {
    this.#game = game;
    this.#times = times;
    // A slow hand is still at work in the lower rows.
    this.#recall = times.wait === 0 && times.gap === 1 ? game.piloting.recall : undefined;
  }

  find(state: State, placement: Placement): readonly Input[] | undefined {
    const recall = this.#recall;
    const key = recall?.keyOf(state);
    if (recall === undefined || key === undefined) return this.#searchesFrom(state).find(placement);
    return (this.#known.get(key) ?? this.#remember(recall, key, state))[recall.indexOf(placement)];
  }

  /** Presses to each of these placements, undefined where there are none. */
  findAll(state: State, placements: readonly Placement[]): FoundPresses {
    const recall = this.#recall;
    const key = recall?.keyOf(state);
    if (recall === undefined || key === undefined) return this.#searchesFrom(state).findAll(placements);
    const found = this.#known.get(key) ?? this.#remember(recall, key, state);
    return placements.map((placement) => found[recall.indexOf(placement)]);
  }

  #remember(recall: Recall<State, Placement>, key: number, state: State): FoundPresses {
    const { placements, ways } = recall;
    const start = recall.plain(state);
    const bits = recall.reach(start);
    const indexes = placements.map((_, index) => index).filter((index) => ((bits >>> index) & 1) !== 0);
    const searches = new PilotSearches(this.#game, start, this.#times, ways);
    const found = searches.findAll(indexes.map((index) => placements[index]));
    const answers: (readonly Input[] | undefined)[] = placements.map(() => undefined);
    for (const [i, index] of indexes.entries()) answers[index] = this.#shared(found[i]);
    if (this.#known.size >= MAX_STATES) this.#known.clear();
    this.#known.set(key, answers);
    return answers;
  }

  /** The same presses, in a list that all answers share. */
  #shared(presses: readonly Input[] | undefined): readonly Input[] | undefined {
    if (presses === undefined) return undefined;
    const text = presses.join();
    const known = this.#lists.get(text) ?? presses;
    this.#lists.set(text, known);
    return known;
  }

  #searchesFrom(state: State): PilotSearches<State, Placement> {
    if (this.#last?.state !== state) {
      this.#last = { state, searches: new PilotSearches(this.#game, state, this.#times) };
    }
    return this.#last.searches;
  }
}
