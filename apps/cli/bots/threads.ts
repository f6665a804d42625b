// Threads that share the search of a bot. Each runs this program again, with the command that serves the bot.

import type { Bot, PartRunner } from '@rensa/bots/bot';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** The bot whose search is shared. */
interface SharedBot {
  /** Id of the game. */
  readonly game: string;
  readonly bot: string;
}

type Part = Parameters<PartRunner<unknown>>;

/** Opens `count` threads, which end with the program. One thread would be slower than none, so it opens none. */
export function openThreads(shared: SharedBot, count: number): PartRunner<unknown>[] {
  return count < 2 ? [] : Array.from({ length: count }, () => openThread(shared));
}

/** Opens a thread. Only while it works it keeps the program alive. */
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

/** Returns whether this program runs as such a thread. */
export function isThread(): boolean {
  return !isMainThread;
}

/** Searches the parts that the main thread asks for, until the program ends. */
export function serveThread({ parallel }: Bot): void {
  parentPort?.on('message', ([view, nodes, index]: Part) => {
    const found = parallel?.part(view, nodes, index);
    parentPort?.postMessage(found, []);
  });
}
