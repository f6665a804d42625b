// Workers that share the search of a bot's own worker. They are opened when they are first needed.

import type { BotGame, PartRunner } from '@rensa/bots/bot';

/** One part of a search, and the number that the answer bears. */
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

const HELPERS_MOST = 3;
/** The page and the bot's own worker need a core each. */
const CORES_TAKEN = 2;

/** As many as there are cores for. */
export function helpersHere(open: () => Worker, cores = navigator.hardwareConcurrency): PartRunner<unknown>[] {
  const count = Math.max(0, Math.min(HELPERS_MOST, cores - CORES_TAKEN));
  return Array.from({ length: count }, () => {
    const helper = new Helper(open);
    return (view, nodes, index) => helper.run(view, nodes, index);
  });
}

/** One that fails is replaced by the next question. */
class Helper {
  readonly #open: () => Worker;
  #worker: Worker | undefined;
  #asked = 0;
  #listening = new AbortController();

  constructor(open: () => Worker) {
    this.#open = open;
  }

  /** What was asked before may still be answered: that answer is not waited for any more. */
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

/** In a helper: serves parts of the search of the bot whose name the worker bears. */
export function serveParts(bots: BotGame): void {
  const { parallel } = bots.open(self.name);
  addEventListener('message', ({ data: { id, view, nodes, index } }: MessageEvent<PartOrder>) => {
    postMessage({ id, found: parallel?.part(view, nodes, index) } satisfies PartFound);
  });
}
