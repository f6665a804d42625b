// The page's side of a bot in a worker. The worker can never block the page, and its messages are checked.

import type { BotGame } from '@rensa/bots/bot';
import { parseMessage } from '@rensa/bots/protocol';
import type { GameTypes, Input } from '@rensa/engine';
import { type PressRequest, readPresses } from './presses.ts';

/** The bots of a game, and the workers in which they think. */
export interface BotWorkers<G extends GameTypes = GameTypes, View = unknown, Placement extends object = object> {
  readonly bots: BotGame<G, View, Placement>;
  /** Opens a worker for the bot of this name. */
  readonly open: (name: string) => Worker;
}

/** Failures in a row after which the bot is given up. */
const MAX_FAILURES = 3;

/** A bot's answer to a position. */
export interface BotAnswer<Placement> {
  /** Best first. */
  readonly placements: readonly Placement[];
  /** Inputs per tick that lead to the best placement in reach, if the question asked for them. */
  readonly presses?: readonly Input[] | undefined;
}

interface BotListener<Placement> {
  readonly onAnswer: (answer: BotAnswer<Placement>) => void;
  /** Called once the bot is given up. */
  readonly onFailed?: (() => void) | undefined;
}

interface Question {
  readonly id: number;
  /** The position in the form of a message. */
  readonly position: object;
  readonly request: PressRequest | undefined;
  readonly nodes: number | undefined;
}

/** A bot in a worker. A worker that fails is replaced, and the new one gets the same question. */
export class BotClient<View, Placement extends object> {
  readonly #workers: BotWorkers<GameTypes, View, Placement>;
  readonly #name: string;
  readonly #listener: BotListener<Placement>;
  #worker: Worker | undefined;
  #listening = new AbortController();
  #count = 0;
  #asked: Question | undefined;
  #failures = 0;

  constructor(workers: BotWorkers<GameTypes, View, Placement>, name: string, listener: BotListener<Placement>) {
    this.#workers = workers;
    this.#name = name;
    this.#listener = listener;
    this.#openWorker();
  }

  get failed(): boolean {
    return this.#failures >= MAX_FAILURES;
  }

  /** True while an answer is due. */
  get waiting(): boolean {
    return this.#asked !== undefined && !this.failed;
  }

  /** Replaces the question before it. Without `nodes` the bot uses its own number of nodes. */
  ask(view: View, request?: PressRequest, nodes?: number): void {
    if (this.#asked !== undefined) this.#worker?.postMessage({ type: 'stop' });
    this.#asked = { id: ++this.#count, position: this.#workers.bots.positionOf(view), request, nodes };
    this.#send();
  }

  forget(): void {
    this.#asked = undefined;
  }

  /** Replaces a worker that has died or no longer answers. */
  replace(): void {
    this.#closeWorker();
    this.#failures++;
    if (this.failed) return this.#listener.onFailed?.();
    this.#openWorker();
    this.#send();
  }

  dispose(): void {
    this.forget();
    this.#closeWorker();
  }

  #openWorker(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const worker = this.#workers.open(this.#name);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hear(data), { signal });
    worker.addEventListener('messageerror', () => this.replace(), { signal });
    worker.addEventListener('error', (event) => this.#onError(event), { signal });
    this.#worker = worker;
  }

  #closeWorker(): void {
    this.#listening.abort();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #send(): void {
    if (this.#asked === undefined) return;
    const { id, position, request, nodes } = this.#asked;
    this.#worker?.postMessage({ ...position, type: 'position', id, request, ...(nodes !== undefined && { nodes }) });
  }

  /** Handles the error here, so the console does not report it. */
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
      const message = parseMessage(this.#workers.bots, data);
      if (message.type !== 'suggestion') return 'unreadable';
      if (message.id !== this.#asked?.id) return 'late';
      return { placements: message.placements, presses: readPresses(data) };
    } catch {
      return 'unreadable';
    }
  }
}
