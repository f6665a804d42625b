// Loads parts that the page can do without, one after another, each when the browser is idle.

let last: Promise<unknown> = Promise.resolve();

/** Milliseconds to wait for a page that is never idle. */
const MAX_MS = 1000;

/** Milliseconds for which a file that does not come holds up the others. */
const PATIENCE_MS = 5000;

/** Loads in turn. A load that fails or hangs does not stop the ones after it. `maxMs` as in `idle`. */
export function loadWhenIdle<T>(load: () => Promise<T>, maxMs = MAX_MS): Promise<T> {
  const begun = last.then(() => idle(maxMs));
  const loaded = begun.then(load);
  const over = loaded.catch(() => {});
  last = begun.then(() => Promise.race([over, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]));
  return loaded;
}

declare global {
  /** Not every browser has it. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** True if the person has asked the browser to save data. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Milliseconds to wait in browsers that do not tell when they are idle. */
const IDLE_MS = 200;

/** Resolves when the browser is idle, or after `maxMs` milliseconds. */
export function idle(maxMs = MAX_MS): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, Math.min(IDLE_MS, maxMs));
    else requestIdleCallback(() => resolve(), { timeout: maxMs });
  });
}
