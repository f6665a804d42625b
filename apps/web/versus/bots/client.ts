// The page's side of a bot in a worker. Whatever the worker does, the page is never held up, and what it says is checked.

import type { BotGame } from '@rensa/bots/bot';
import { parseMessage } from '@rensa/bots/protocol';
import type { GameTypes, Input } from '@rensa/engine';
import { type Hand, readPresses } from './hand.ts';

/** What a game brings so that its bots can think in workers. */
export interface BotSeats<G extends GameTypes = GameTypes, View = unknown, Placement extends object = object> {
  readonly bots: BotGame<G, View, Placement>;
  /** A new worker in which the bot of this name thinks. */
  readonly open: (name: string) => Worker;
}

/** Failures in a row until nobody is asked any more. */
const MOST_FAILURES = 3;

/** What a bot says about a position. */
export interface BotAnswer<Placement> {
  /** Best first. */
  readonly placements: readonly Placement[];
  /** What a hand presses to reach the best that it can, tick by tick, where one was asked about. */
  readonly presses?: readonly Input[] | undefined;
}

/** Who hears of it. */
interface BotListener<Placement> {
  readonly onAnswer: (answer: BotAnswer<Placement>) => void;
  /** It has failed too often: nothing more will come. */
  readonly onFailed?: (() => void) | undefined;
}

interface Question {
  readonly id: number;
  /** The position as a message has it. */
  readonly position: object;
  readonly hand: Hand | undefined;
  readonly nodes: number | undefined;
}

/** A bot in a worker of its own. A worker that fails is replaced, and the new one is asked again. */
export class BotClient<View, Placement extends object> {
  readonly #seats: BotSeats<GameTypes, View, Placement>;
  readonly #name: string;
  readonly #listener: BotListener<Placement>;
  #worker: Worker | undefined;
  #listening = new AbortController();
  #count = 0;
  #asked: Question | undefined;
  #failures = 0;

  constructor(seats: BotSeats<GameTypes, View, Placement>, name: string, listener: BotListener<Placement>) {
    this.#seats = seats;
    this.#name = name;
    this.#listener = listener;
    this.#hire();
  }

  get failed(): boolean {
    return this.#failures >= MOST_FAILURES;
  }

  /** An answer is due. */
  get waiting(): boolean {
    return this.#asked !== undefined && !this.failed;
  }

  /** What was asked before needs no answer any more. Without a number it thinks with the bot's own nodes. */
  ask(view: View, hand?: Hand, nodes?: number): void {
    if (this.#asked !== undefined) this.#worker?.postMessage({ type: 'stop' });
    this.#asked = { id: ++this.#count, position: this.#seats.bots.positionOf(view), hand, nodes };
    this.#send();
  }

  forget(): void {
    this.#asked = undefined;
  }

  /** The worker is dead, or as good as dead. */
  replace(): void {
    this.#dismiss();
    this.#failures++;
    if (this.failed) return this.#listener.onFailed?.();
    this.#hire();
    this.#send();
  }

  dispose(): void {
    this.forget();
    this.#dismiss();
  }

  #hire(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const worker = this.#seats.open(this.#name);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hear(data), { signal });
    worker.addEventListener('messageerror', () => this.replace(), { signal });
    worker.addEventListener('error', (event) => this.#onError(event), { signal });
    this.#worker = worker;
  }

  #dismiss(): void {
    this.#listening.abort();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #send(): void {
    if (this.#asked === undefined) return;
    const { id, position, hand, nodes } = this.#asked;
    this.#worker?.postMessage({ ...position, type: 'position', id, hand, ...(nodes !== undefined && { nodes }) });
  }

  /** The page deals with it, so it is no complaint for the console. */
  #onError(event: Event): void {
    event.preventDefault();
    this.replace();
  }

  #hear(data: unknown): void {
    const answer = this.#read(data);
    if (answer === 'unreadable') return this.replace();
    if (answer === 'late') return;
    this.#failures = 0;
    this.forget();
    this.#listener.onAnswer(answer);
  }

  #read(data: unknown): BotAnswer<Placement> | 'late' | 'unreadable' {
    try {
      const message = parseMessage(this.#seats.bots, data);
      if (message.type !== 'suggestion') return 'unreadable';
      if (message.id !== this.#asked?.id) return 'late';
      return { placements: message.placements, presses: readPresses(data) };
    } catch {
      return 'unreadable';
    }
  }
}
