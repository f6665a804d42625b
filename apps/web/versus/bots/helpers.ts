// Workers that help the worker of a bot with its search. Each is opened when it is first needed.

import type { BotGame, PartRunner } from '@rensa/bots/bot';

/** One part of a search, with the id that its answer repeats. */
interface PartOrder {
  readonly id: number;
  readonly view: unknown;
  readonly nodes: number;
  readonly index: number;
}

interface PartFound {
  readonly id: number;
  readonly found: unknown;
}

const MAX_HELPERS = 3;
/** Cores for the page and the bot's main worker. */
const CORES_TAKEN = 2;

/** Helpers for the free cores, at most `MAX_HELPERS`. */
export function helpersHere(open: () => Worker, cores = navigator.hardwareConcurrency): PartRunner<unknown>[] {
  const count = Math.max(0, Math.min(MAX_HELPERS, cores - CORES_TAKEN));
  return Array.from({ length: count }, () => {
    const helper = new Helper(open);
    return (view, nodes, index) => helper.run(view, nodes, index);
  });
}

/** A helper worker. If it fails, the next question opens another. */
class Helper {
  readonly #open: () => Worker;
  #worker: Worker | undefined;
  #asked = 0;
  #listening = new AbortController();

  constructor(open: () => Worker) {
    this.#open = open;
  }

  /** Ignores a late answer to an earlier question. */
  run(view: unknown, nodes: number, index: number): Promise<unknown> {
    const worker = (this.#worker ??= this.#open());
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const fail = (event: Event): void => {
        event.preventDefault();
        this.#drop(worker);
        reject(new Error('a helper failed'));
      };
      const hear = ({ data }: MessageEvent<PartFound>): void => {
        if (data.id === id) resolve(data.found);
      };
      this.#listening.abort();
      const { signal } = (this.#listening = new AbortController());
      worker.addEventListener('message', hear, { signal });
      worker.addEventListener('error', fail, { signal });
      worker.addEventListener('messageerror', fail, { signal });
      const order: PartOrder = { id, view, nodes, index };
      worker.postMessage(order, []);
    });
  }

  #drop(worker: Worker): void {
    worker.terminate();
    if (this.#worker === worker) this.#worker = undefined;
  }
}

/** Serves parts of a search, in a helper that is named after its bot. */
export function serveParts(bots: BotGame): void {
  const { parallel } = bots.open(self.name);
  addEventListener('message', ({ data: { id, view, nodes, index } }: MessageEvent<PartOrder>) => {
    postMessage({ id, found: parallel?.part(view, nodes, index) } satisfies PartFound);
  });
}
