import type { BotLevel } from '@rensa/bots/bot';
import { SeatPilot } from '@rensa/bots/play';
import type { GameTypes, Input } from '@rensa/engine';
import type { InputSource, Sight } from '../../run/source.ts';
import { type BotAnswer, BotClient, type BotWorkers } from './client.ts';
import { pressesFrom } from './presses.ts';
import { PairWatch } from './pairs.ts';

/** Ticks after which a silent worker counts as dead: some die without an error event. */
const PATIENCE_TICKS = 300;

/** A bot that is to play a seat. */
export interface BotOrder<G extends GameTypes> {
  readonly workers: BotWorkers<G>;
  /** The name of a level on the ladder. */
  readonly name: string;
  /** Called once the bot is given up. From then on its pieces only fall. */
  readonly onFailed?: () => void;
}

/**
 * A bot at a seat. It is asked about each new pair, sees what a person sees, and presses at the pace of its level. The game
 * does not wait: the pair falls while the bot thinks.
 */
export class BotSource<G extends GameTypes> implements InputSource<G['state']> {
  readonly #order: BotOrder<G>;
  readonly #client: BotClient<unknown, object>;
  readonly #pilot: SeatPilot<G['state'], object>;
  readonly #level: BotLevel;
  readonly #pairs: PairWatch<G['state']>;
  /** Ticks in which an answer was due, since the last one. */
  #waited = 0;
  /** Ticks since the question about the pair in hand. */
  #ticks = 0;
  #presses: readonly Input[] | undefined;
  /** Untried placements, best first, after an answer that came too late for its presses. */
  #left: readonly object[] = [];

  constructor(order: BotOrder<G>) {
    const { workers, name, onFailed } = order;
    const level = workers.bots.levels.find((each) => each.name === name);
    if (level === undefined) throw new Error(`there is no opponent ${JSON.stringify(name)}`);
    this.#order = order;
    this.#pairs = new PairWatch(workers.bots);
    this.#client = new BotClient(workers, name, { onAnswer: (answer) => this.#hear(answer), onFailed });
    this.#level = level;
    this.#pilot = new SeatPilot(workers.bots, level.pace);
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

  /** Forgets the pair: the same one in another game needs another answer. */
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
    this.#client.ask(this.#order.workers.bots.viewOf(seen), { state: own, pace }, nodes);
  }

  /** Plans the presses of an answer. Without any the pair falls. */
  #hear({ placements, presses = [] }: BotAnswer<object>): void {
    this.#waited = 0;
    this.#plan(placements, pressesFrom(presses, this.#ticks));
  }

  #plan(placements: readonly object[], presses?: readonly Input[]): void {
    this.#left = placements;
    this.#presses = presses;
  }

  #press(own: G['state'], [press, ...others]: readonly Input[]): Input {
    const { bots } = this.#order.workers;
    this.#presses = others;
    return press ?? (bots.hasPair(own) ? bots.fall : 0);
  }

  #wait(): void {
    if (!this.#client.waiting || ++this.#waited < PATIENCE_TICKS) return;
    this.#waited = 0;
    this.#client.replace();
  }

  /** Tries one placement per tick: checking whether it can be reached takes a while. */
  #steer(own: G['state']): void {
    const [best, ...others] = this.#left;
    if (best === undefined || !this.#order.workers.bots.hasPair(own)) return;
    this.#left = this.#pilot.steer(own, [best]) ? [] : others;
  }
}
