// For tests: workers that run in the test's own thread, and can die.

import type { BotGame } from '@rensa/bots/bot';
import { answering } from './serve.ts';

export class FakeWorker extends EventTarget {
  readonly heard: { readonly type: string; readonly id?: number }[] = [];
  alive = true;
  #answer: ((raw: unknown) => Promise<void>) | undefined;

  /** One that answers; without it the worker is silent. */
  serve(bots: BotGame, name: string): this {
    const port = { post: (data: unknown) => this.say(data), pause: async () => {}, now: () => 0, close: () => {} };
    this.#answer = answering(bots, name, port);
    return this;
  }

  postMessage(message: FakeWorker['heard'][number]): void {
    this.heard.push(message);
    if (this.alive) void this.#answer?.(structuredClone(message));
  }

  terminate(): void {
    this.alive = false;
  }

  say(data: unknown): void {
    if (this.alive) this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}

/** The workers of a game, made by the test one after the other. */
export function fakeWorkers(bots: BotGame, make: (name: string, number: number) => FakeWorker) {
  const workers: FakeWorker[] = [];
  const open = (name: string): Worker => {
    const worker = make(name, workers.length);
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { botWorkers: { bots, open }, workers };
}
