// Loading what the page can do without: one thing after another, each when the browser has nothing better to do.

let last: Promise<unknown> = Promise.resolve();

/** A page that is never idle does not wait for ever. */
const MOST_MS = 1000;

/** A file that does not come holds up the others for so long. */
const PATIENCE_MS = 5000;

/** Loads in turn. A load that fails, or hangs, does not stop the ones after it. `mostMs` as in `idle`. */
export function loadWhenIdle<T>(load: () => Promise<T>, mostMs = MOST_MS): Promise<T> {
  const begun = last.then(() => idle(mostMs));
  const loaded = begun.then(load);
  const over = loaded.catch(() => {});
  last = begun.then(() => Promise.race([over, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]));
  return loaded;
}

/** Has the person asked the browser to save data? */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** For browsers that do not say when they are idle. */
const IDLE_MS = 200;

/** Until the browser has nothing better to do, or so many ms have passed. */
export function idle(mostMs = MOST_MS): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, Math.min(IDLE_MS, mostMs));
    else requestIdleCallback(() => resolve(), { timeout: mostMs });
  });
}
