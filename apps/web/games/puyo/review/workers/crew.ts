// Several workers that share the moves of one game. Each has one task at a time, so that all of them can be stopped at once.

import type { ReviewAnswer, ReviewSubject, ReviewTask } from './messages.ts';

/** A worker, as far as it matters here. */
export type CrewWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface CrewOptions {
  readonly open: () => CrewWorker;
  readonly size: number;
  readonly onAnswer: (answer: ReviewAnswer) => void;
  /** No worker is left. */
  readonly onFailed: () => void;
}

export class Crew {
  readonly #options: CrewOptions;
  readonly #subject: ReviewSubject;
  /** The task of each worker. */
  readonly #busy = new Map<CrewWorker, ReviewTask | undefined>();
  #tasks: ReviewTask[] = [];

  constructor(subject: ReviewSubject, options: CrewOptions) {
    this.#subject = subject;
    this.#options = options;
  }

  /** Behind what is waiting already. */
  add(tasks: readonly ReviewTask[]): void {
    this.#tasks.push(...tasks);
    this.#hire();
    this.#handOut();
  }

  /** Before everything else. */
  addFirst(task: ReviewTask): void {
    this.#tasks.unshift(task);
    this.#hire();
    this.#handOut();
  }

  /** Nothing more is begun; what is under way is dropped. */
  stop(): void {
    for (const worker of this.#busy.keys()) worker.terminate();
    this.#busy.clear();
    this.#tasks = [];
  }

  #hire(): void {
    const { size, open } = this.#options;
    const wanted = Math.min(size, this.#tasks.length);
    while (this.#busy.size < wanted) this.#join(open());
  }

  #join(worker: CrewWorker): void {
    this.#busy.set(worker, undefined);
    worker.addEventListener('message', (event) => this.#hear(worker, (event as MessageEvent<ReviewAnswer>).data));
    worker.addEventListener('error', (event) => this.#lose(worker, event));
    worker.postMessage(this.#subject, []);
  }

  #handOut(): void {
    for (const [worker, task] of this.#busy) {
      if (task !== undefined) continue;
      const next = this.#tasks.shift();
      if (next === undefined) return;
      this.#busy.set(worker, next);
      worker.postMessage(next, []);
    }
  }

  #hear(worker: CrewWorker, answer: ReviewAnswer): void {
    if (!this.#busy.has(worker)) return;
    this.#busy.set(worker, undefined);
    this.#handOut();
    this.#options.onAnswer(answer);
  }

  /** The others take over what it had. The page deals with it, so it is no complaint for the console. */
  #lose(worker: CrewWorker, event: Event): void {
    event.preventDefault();
    const task = this.#busy.get(worker);
    worker.terminate();
    if (!this.#busy.delete(worker)) return;
    if (task !== undefined) this.#tasks.unshift(task);
    if (this.#busy.size > 0) return this.#handOut();
    this.#tasks = [];
    this.#options.onFailed();
  }
}
