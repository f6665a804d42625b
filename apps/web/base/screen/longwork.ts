// Long work on the page, such as playing a replay again: in slices, so that the page answers meanwhile, and with a way
// to stop it.

import { signal } from '@preact/signals';
import type { InParts } from '@rensa/engine';

/** Work was stopped by the person, or by leaving the page. */
export class StoppedError extends Error {}

/** Milliseconds until the page gets its turn: less than people notice. */
const SLICE_MS = 30;

export class LongWork {
  /** Share that is done, from 0 to 1. */
  readonly share = signal(0);
  #stopped = false;

  stop(): void {
    this.#stopped = true;
  }

  /** Resolves to the answer of the work. Rejects with its error, or with a `StoppedError`. */
  async run<T>(parts: InParts<T>): Promise<T> {
    for (let until = performance.now() + SLICE_MS; ;) {
      if (this.#stopped) throw new StoppedError('stopped');
      const part = parts.next();
      if (part.done === true) return part.value;
      if (performance.now() < until) continue;
      this.share.value = part.value;
      await nextTask();
      until = performance.now() + SLICE_MS;
    }
  }
}

/** Resolves after everything that waits, such as a click or a frame. Timers would be slow on a hidden page. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
