// A bot that looks at the position: where it would put the pair, how long a chain it builds toward, and what it would place
// after that.

import { batch, computed, signal } from '@preact/signals';
import type { PairPlacement } from '@rensa/bots/falling';
import { linksWorth, puyoBots, type PuyoView } from '@rensa/bots/puyo';
import type { Aim, State } from '@rensa/games/puyo';
import { BotClient } from '../../../versus/bots/client.ts';
import { puyoWorkers } from '../bots/workers.ts';
import { keepBotLevel, loadBotLevel, type PracticeBotLevel } from './level.ts';

export interface BotPlace extends PairPlacement {
  readonly worth: number;
  /** The chain that it builds toward. */
  readonly links: number;
}

export const PLACES_SHOWN = 4;
/** Placements behind the one that is shown. */
export const PLACES_AHEAD = 3;

/** The position behind some placements; undefined where the game is lost by then. */
export type StateAfter = (aims: readonly Aim[]) => State | undefined;

export class PracticeBot {
  readonly shown = signal(false);
  /** Another one is asked at the next look. */
  readonly level = signal<PracticeBotLevel>(loadBotLevel());
  /** Best first; undefined while it thinks. */
  readonly places = signal<readonly BotPlace[] | undefined>(undefined);
  /** The last places that it has named, for the time in which it thinks. */
  readonly listed = signal<readonly BotPlace[]>([]);
  /** Number of the place that is shown. */
  readonly chosen = signal(0);
  /** Its placement after that, as far as it has thought. */
  readonly ahead = signal<readonly Aim[]>([]);
  readonly failed = signal(false);
  readonly advice = computed(() => this.places.value?.[this.chosen.value]);
  #asked: { readonly level: PracticeBotLevel; readonly client: BotClient<PuyoView, PairPlacement> } | undefined;
  #after: StateAfter = () => undefined;
  readonly #workers: typeof puyoWorkers;

  constructor(workers = puyoWorkers) {
    this.#workers = workers;
  }

  show(shown: boolean): void {
    this.shown.value = shown;
    if (!shown) this.#dismiss();
  }

  setLevel(level: PracticeBotLevel): void {
    this.level.value = level;
    keepBotLevel(level);
  }

  look(after: StateAfter): void {
    const level = this.level.value;
    if (this.#asked?.level !== level) this.#dismiss();
    this.#after = after;
    this.places.value = undefined;
    this.chosen.value = 0;
    this.ahead.value = [];
    this.#asked ??= { level, client: this.#hire(level) };
    this.#ask([]);
  }

  /** Shows another of its places, and thinks on from there. */
  choose(place: number): void {
    this.chosen.value = place;
    this.ahead.value = [];
    if (this.advice.value !== undefined) this.#ask([this.advice.value]);
  }

  #ask(aims: readonly Aim[]): void {
    const state = this.#after(aims);
    if (state !== undefined) this.#asked?.client.ask(puyoBots.viewOf({ own: state, opponent: null, left: null }));
  }

  /** The first answer is about the pair in hand, the others about those that come. */
  #hear(placements: readonly PairPlacement[]): void {
    const [first] = placements;
    if (this.places.value === undefined) this.#list(placements.slice(0, PLACES_SHOWN).map(placeOf));
    else if (first !== undefined) this.ahead.value = [...this.ahead.value, { col: first.col, rot: first.rot }];
    const { value: advice } = this.advice;
    if (advice !== undefined && first !== undefined && this.ahead.value.length < PLACES_AHEAD) {
      this.#ask([advice, ...this.ahead.value]);
    }
  }

  #list(places: readonly BotPlace[]): void {
    batch(() => {
      this.listed.value = places;
      this.places.value = places;
    });
  }

  #dismiss(): void {
    this.#asked?.client.dispose();
    this.#asked = undefined;
    this.places.value = undefined;
    this.listed.value = [];
    this.ahead.value = [];
    this.failed.value = false;
  }

  #hire(level: PracticeBotLevel): BotClient<PuyoView, PairPlacement> {
    return new BotClient<PuyoView, PairPlacement>(this.#workers, level, {
      onAnswer: ({ placements }) => this.#hear(placements),
      onFailed: () => (this.failed.value = true),
    });
  }
}

function placeOf(placement: PairPlacement & { readonly score?: number }): BotPlace {
  const { col, rot, score = 0 } = placement;
  return { col, rot, worth: score, links: linksWorth(score) };
}
