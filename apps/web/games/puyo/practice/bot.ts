// A bot that looks at the position: where it would put the pair, and how long a chain it builds toward.

import { computed, signal } from '@preact/signals';
import type { PairPlacement } from '@rensa/bots/bot';
import { linksWorth, puyoBots, type PuyoView } from '@rensa/bots/puyo';
import type { State } from '@rensa/games/puyo';
import { BotClient } from '../../../versus/bots/client.ts';
import { puyoSeats } from '../seats.ts';

export interface BotPlace extends PairPlacement {
  readonly worth: number;
  /** The chain that it builds toward. */
  readonly links: number;
}

/** Weaker ones see no chains, so there is nothing to learn from them. */
export const BOT_LEVELS = ['casual', 'skilled', 'strong'] as const;
export type PracticeBotLevel = (typeof BOT_LEVELS)[number];

const PLACES_SHOWN = 4;

export class PracticeBot {
  readonly shown = signal(false);
  /** Another one is asked at the next look. */
  readonly level = signal<PracticeBotLevel>('strong');
  /** Best first; undefined while it thinks. */
  readonly places = signal<readonly BotPlace[] | undefined>(undefined);
  /** Which of its places is shown. */
  readonly chosen = signal(0);
  readonly failed = signal(false);
  readonly advice = computed(() => this.places.value?.[this.chosen.value]);
  #asked: { readonly level: PracticeBotLevel; readonly client: BotClient<PuyoView, PairPlacement> } | undefined;
  readonly #seats: typeof puyoSeats;

  constructor(seats = puyoSeats) {
    this.#seats = seats;
  }

  show(shown: boolean): void {
    this.shown.value = shown;
    if (!shown) this.#dismiss();
  }

  look(state: State): void {
    const level = this.level.value;
    if (this.#asked?.level !== level) this.#dismiss();
    this.places.value = undefined;
    this.chosen.value = 0;
    this.#asked ??= { level, client: this.#hire(level) };
    this.#asked.client.ask(puyoBots.viewOf({ own: state, opponent: null, left: null }));
  }

  #dismiss(): void {
    this.#asked?.client.dispose();
    this.#asked = undefined;
    this.places.value = undefined;
    this.failed.value = false;
  }

  #hire(level: PracticeBotLevel): BotClient<PuyoView, PairPlacement> {
    return new BotClient<PuyoView, PairPlacement>(this.#seats, level, {
      onAnswer: ({ placements }) => (this.places.value = placements.slice(0, PLACES_SHOWN).map(placeOf)),
      onFailed: () => (this.failed.value = true),
    });
  }
}

function placeOf(placement: PairPlacement & { readonly score?: number }): BotPlace {
  const { col, rot, score = 0 } = placement;
  return { col, rot, worth: score, links: linksWorth(score) };
}
