// Holds the workers of a page in the test's hands: how many there are, whether one of them thinks, and how one dies.

import type { Page } from 'playwright-core';
import { addScript } from '../browser/page.ts';

interface WatchedWorkers {
  /** Workers made in all, and those of them that are left. */
  readonly made: number;
  readonly left: number;
  readonly answers: number;
  /** Resolves when no worker owes an answer. */
  quiet(): Promise<void>;
  /** Ends every worker behind the page's back. */
  kill(): void;
}

declare global {
  interface Window {
    watchedWorkers: WatchedWorkers;
  }
}

export async function watchWorkers(page: Page): Promise<void> {
  await addScript(page, takeWorkers);
}

export async function workersOf(page: Page): Promise<Pick<WatchedWorkers, 'made' | 'left' | 'answers'>> {
  return page.evaluate(() => {
    const { made, left, answers } = window.watchedWorkers;
    return { made, left, answers };
  });
}

export async function killWorkers(page: Page): Promise<void> {
  await page.evaluate(() => window.watchedWorkers.kill());
}

/** Runs in the page, so it can use nothing from outside. */
function takeWorkers(): void {
  const Real = window.Worker;
  const owing = new Map<Watched, number | undefined>();
  let [made, answers] = [0, 0];
  let resolve: (() => void)[] = [];
  const settle = (): void => {
    if ([...owing.values()].some((id) => id !== undefined)) return;
    for (const each of resolve) each();
    resolve = [];
  };
  class Watched extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      made++;
      owing.set(this, undefined);
      this.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string; readonly id?: number }>) => {
        if (data.type === 'suggestion') answers++;
        if (data.id === owing.get(this)) owing.set(this, undefined);
        // The page hears it first.
        queueMicrotask(settle);
      });
    }
    override postMessage(message: { readonly type?: string; readonly id?: number }): void {
      super.postMessage(message, []);
      if (message.type === 'position' && owing.has(this)) owing.set(this, message.id);
    }
    override terminate(): void {
      super.terminate();
      owing.delete(this);
      settle();
    }
  }
  window.Worker = Watched;
  window.watchedWorkers = {
    get made() {
      return made;
    },
    get left() {
      return owing.size;
    },
    get answers() {
      return answers;
    },
    quiet: () =>
      new Promise((done) => {
        resolve.push(done);
        settle();
      }),
    kill() {
      for (const worker of owing.keys()) worker.terminate();
    },
  };
}
