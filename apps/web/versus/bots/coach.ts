import { signal } from '@preact/signals';
import type { PairPlacement } from '@rensa/bots/falling';
import type { GameTypes } from '@rensa/engine';
import type { Coach, CoachWord } from '../../play/followers/coach.ts';
import { BotClient, type BotWorkers } from './client.ts';
import { PairWatch } from './pairs.ts';

/** A bot that coaches. It looks at one board, as if there were no opponent. */
export interface CoachingBot<G extends GameTypes> {
  readonly workers: BotWorkers<G, unknown, PairPlacement>;
  readonly name: string;
  /** Replaces the bot's own number of nodes: the piece falls while it thinks. */
  readonly nodes?: number;
  /** The length of a chain that is worth `points`. */
  readonly linksWorth: (points: number) => number;
}

/** A placement with the score that the bot expects of it. */
type Expected = PairPlacement & { readonly score?: number };

export class BotCoach<G extends GameTypes> implements Coach<G['state']> {
  readonly said = signal<CoachWord | undefined>(undefined);
  readonly #coach: CoachingBot<G>;
  readonly #client: BotClient<unknown, PairPlacement>;
  readonly #pairs: PairWatch<G['state']>;

  constructor(coach: CoachingBot<G>) {
    this.#coach = coach;
    this.#client = new BotClient(coach.workers, coach.name, { onAnswer: ({ placements }) => this.#say(placements[0]) });
    this.#pairs = new PairWatch(coach.workers.bots);
  }

  look(state: G['state']): void {
    const { bots } = this.#coach.workers;
    if (!bots.hasPair(state)) this.said.value = undefined;
    if (!this.#pairs.isNew(state) || this.#client.failed) return;
    this.said.value = undefined;
    this.#client.ask(bots.viewOf({ own: state, opponent: null, left: null }), undefined, this.#coach.nodes);
  }

  rest(): void {
    this.said.value = undefined;
    this.#pairs.forget();
    this.#client.forget();
  }

  dispose(): void {
    this.#client.dispose();
  }

  #say(best: Expected | undefined): void {
    if (best === undefined) return;
    const { col, rot, score = 0 } = best;
    this.said.value = { col, rot, links: score > 0 ? this.#coach.linksWorth(score) : 0 };
  }
}
