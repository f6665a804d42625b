import type { BotLevel } from '@rensa/bots/bot';
import { SeatPilot } from '@rensa/bots/play';
import type { GameTypes, Input } from '@rensa/engine';
import type { InputSource, Sight } from '../../run/source.ts';
import { type BotAnswer, BotClient, type BotSeats } from './client.ts';
import { pressesFrom } from './hand.ts';
import { PairWatch } from './pairs.ts';

/** Game time after which a worker that does not answer counts as dead: some die without a word. */
const PATIENCE_TICKS = 300;

/** Who plays a seat. */
export interface BotOrder<G extends GameTypes> {
  readonly seats: BotSeats<G>;
  /** Of the ladder. */
  readonly name: string;
  /** It has failed too often; from now on its pieces only fall. */
  readonly onFailed?: () => void;
}

/**
 * A bot at a seat. It is asked when a new pair appears, sees what a person sees, and presses at the pace of its level.
 * The game does not wait for it: while it thinks, the pair falls.
 */
export class BotSource<G extends GameTypes> implements InputSource<G['state']> {
  readonly #order: BotOrder<G>;
  readonly #client: BotClient<unknown, object>;
  readonly #pilot: SeatPilot<G['state'], object>;
  readonly #level: BotLevel;
  readonly #pairs: PairWatch<G['state']>;
  /** Ticks since the last answer in which one was due. */
  #waited = 0;
  /** Ticks since it was asked about the pair in hand. */
  #ticks = 0;
  #presses: readonly Input[] | undefined;
  /** After an answer that came too late for its presses: placements that have not been tried yet, best first. */
  #left: readonly object[] = [];

  constructor(order: BotOrder<G>) {
    const { seats, name, onFailed } = order;
    const level = seats.bots.levels.find((each) => each.name === name);
    if (level === undefined) throw new Error(`there is no opponent ${JSON.stringify(name)}`);
    this.#order = order;
    this.#pairs = new PairWatch(seats.bots);
    this.#client = new BotClient(seats, name, { onAnswer: (answer) => this.#hear(answer), onFailed });
    this.#level = level;
    this.#pilot = new SeatPilot(seats.bots, level.pace);
  }

  next({ own, opponent }: Omit<Sight<G['state']>, 'tick'>): Input {
    this.#ask(own, opponent);
    this.#wait();
    this.#ticks++;
    if (this.#presses !== undefined) return this.#press(own, this.#presses);
    this.#steer(own);
    return this.#pilot.next(own);
  }

  resume(): void {}

  /** Another game may follow: then the same pair is another one. */
  pause(): void {
    this.#pairs.forget();
    this.#plan([]);
    this.#client.forget();
  }

  dispose(): void {
    this.#client.dispose();
  }

  #ask(own: G['state'], opponent: G['state'] | undefined): void {
    if (!this.#pairs.isNew(own) || this.#client.failed) return;
    this.#plan([]);
    this.#ticks = 0;
    const { pace, nodes } = this.#level;
    const seen = { own, opponent: opponent ?? null, left: null, pace };
    this.#client.ask(this.#order.seats.bots.viewOf(seen), { state: own, pace }, nodes);
  }

  /** Where no presses lead to a placement, the pair falls. */
  #hear({ placements, presses = [] }: BotAnswer<object>): void {
    this.#waited = 0;
    this.#plan(placements, pressesFrom(presses, this.#ticks));
  }

  #plan(placements: readonly object[], presses?: readonly Input[]): void {
    this.#left = placements;
    this.#presses = presses;
  }

  #press(own: G['state'], [press, ...others]: readonly Input[]): Input {
    const { bots } = this.#order.seats;
    this.#presses = others;
    return press ?? (bots.hasPair(own) ? bots.fall : 0);
  }

  #wait(): void {
    if (!this.#client.waiting || ++this.#waited < PATIENCE_TICKS) return;
    this.#waited = 0;
    this.#client.replace();
  }

  /** To find that a placement cannot be reached takes a while, so one is tried in each tick. */
  #steer(own: G['state']): void {
    const [best, ...others] = this.#left;
    if (best === undefined || !this.#order.seats.bots.hasPair(own)) return;
    this.#left = this.#pilot.steer(own, [best]) ? [] : others;
  }
}
