// Threads that share the search of a bot: this program again, asked to serve that bot.

import type { Bot, PartRunner } from '@rensa/bots/bot';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** Whose search is shared. */
interface SharedBot {
  /** The game's id. */
  readonly game: string;
  readonly bot: string;
}

type Part = Parameters<PartRunner<unknown>>;

/** They end with the program. A single one would only be slower than none. */
export function openThreads(shared: SharedBot, count: number): PartRunner<unknown>[] {
  return count < 2 ? [] : Array.from({ length: count }, () => openThread(shared));
}

/** It holds up the end of the program only while it works. */
function openThread({ game, bot }: SharedBot): PartRunner<unknown> {
  const worker = new Worker(new URL(import.meta.url), { argv: ['bot', bot, '--game', game] });
  worker.unref();
  return (...part) =>
    new Promise((resolve, reject) => {
      worker.ref();
      worker.once('message', (found) => {
        worker.unref();
        worker.off('error', reject);
        resolve(found);
      });
      worker.once('error', reject);
      worker.postMessage(part, []);
    });
}

/** Is this such a thread? */
export function isThread(): boolean {
  return !isMainThread;
}

/** In such a thread: does the parts that it is asked for, to the end of the program. */
export function serveThread({ parted }: Bot): void {
  parentPort?.on('message', ([view, nodes, index]: Part) => {
    const found = parted?.part(view, nodes, index);
    parentPort?.postMessage(found, []);
  });
}
