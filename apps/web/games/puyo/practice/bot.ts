// A bot that looks at the position: where it would put the pair, and how long a chain it builds toward.

import { signal } from '@preact/signals';
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

const PLACES_SHOWN = 4;

export class PracticeBot {
  /** Best first; undefined while it thinks. */
  readonly places = signal<readonly BotPlace[] | undefined>(undefined);
  readonly failed = signal(false);
  readonly #client: BotClient<PuyoView, PairPlacement>;

  constructor() {
    this.#client = new BotClient<PuyoView, PairPlacement>(puyoSeats, 'strong', {
      onAnswer: ({ placements }) => (this.places.value = placements.slice(0, PLACES_SHOWN).map(placeOf)),
      onFailed: () => (this.failed.value = true),
    });
  }

  look(state: State): void {
    this.places.value = undefined;
    this.#client.ask(puyoBots.viewOf({ own: state, opponent: null, left: null }));
  }

  dispose(): void {
    this.#client.dispose();
  }
}

function placeOf(placement: PairPlacement & { readonly score?: number }): BotPlace {
  const { col, rot, score = 0 } = placement;
  return { col, rot, worth: score, links: linksWorth(score) };
}
