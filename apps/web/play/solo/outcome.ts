// The outcome of a game alone: counted while it is played, then its best score, its replay and its summary.

import { signal } from '@preact/signals';
import { isCustom, type Session } from '@rensa/engine';
import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { earn } from '../../listing/achievements.ts';
import type { ReplayRecord } from '../../base/storage/replays.ts';
import type { Follower } from '../../run/seat.ts';
import { AllClears } from '../followers/allclears.ts';
import { bestOf, recordBest } from '../records/best.ts';
import { Peak } from '../followers/peak.ts';
import type { SavedGame } from '../saves/save.ts';
import { Turns } from '../followers/turns.ts';
import type { GameUi } from '../ui/ui.ts';
import type { Uncounted } from '../saves/uncounted.ts';

/** The outcome of a finished game. */
export interface GameSummary<State> {
  readonly state: State;
  /** The best score before it. */
  readonly previous: number | undefined;
  /** The chain lengths of its turns. */
  readonly chains: readonly number[];
  readonly allClears: number;
  /** It had rules of its own. */
  readonly custom: boolean;
  /** Why it does not count. */
  readonly uncounted: Uncounted | undefined;
}

/** No score of a first game is a best, and none that is hardly a score. */
const MIN_BEST = 1000;

export function isNewBest({ state, previous, custom, uncounted }: GameSummary<Pick<FallingState, 'score'>>): boolean {
  if (custom || uncounted !== undefined || previous === undefined) return false;
  return state.score > previous && state.score > MIN_BEST;
}

export class SoloOutcome<G extends FallingTypes> {
  /** Undefined until the end has been seen. */
  readonly summary = signal<GameSummary<G['state']> | undefined>(undefined);
  /** The best score before this game. */
  readonly best = signal<number | undefined>(undefined);
  readonly #ui: GameUi<G>;
  readonly #turns: Turns<G['event']>;
  readonly #allClears: AllClears<G['event']>;
  readonly #peak = new Peak<G['state']>();

  constructor(ui: GameUi<G>) {
    this.#ui = ui;
    this.#turns = new Turns(ui.turn);
    this.#allClears = new AllClears(ui.isAllClear);
  }

  /** They count while the game is played. */
  get followers(): readonly Follower<G>[] {
    return [this.#turns, this.#allClears, this.#peak];
  }

  /** For another game. */
  prepare(setup: G['setup']): void {
    this.summary.value = undefined;
    this.best.value = bestOf(this.#ui, setup);
  }

  /** Goes on from what a saved game had come to. */
  restore({ chains, allClears, longest }: SavedGame<G>): void {
    this.#turns.restore(chains);
    this.#allClears.restore(allClears);
    this.#peak.restore(longest);
  }

  /** For a game that counts. */
  record({ setup, state }: Session<G>): void {
    recordBest(this.#ui, setup, state.score);
    earn(this.#ui.achievements.filter(({ holds }) => holds(state)));
  }

  /** As it is kept among the replays. */
  replayOf(session: Session<G>): ReplayRecord {
    const { state } = session;
    return {
      replay: session.replay(),
      at: Date.now(),
      score: state.score,
      chains: this.#turns.chains,
      state: this.#peak.longest?.before ?? state,
      marked: false,
    };
  }

  summarize({ setup, state }: Session<G>, uncounted: Uncounted | undefined): void {
    const custom = isCustom(setup);
    const [previous, { chains }, { count: allClears }] = [this.best.value, this.#turns, this.#allClears];
    this.summary.value = { state, previous, chains, allClears, custom, uncounted };
  }
}
