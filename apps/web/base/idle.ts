// Loading what the page can do without: one thing after another, each when the browser has nothing better to do.

let last: Promise<unknown> = Promise.resolve();

/** Loads in turn. A load that fails does not stop the ones after it. */
export function loadWhenIdle<T>(load: () => Promise<T>): Promise<T> {
  const loaded = last.then(idle).then(load);
  last = loaded.catch(() => {});
  return loaded;
}

/** Has the person asked the browser to save data? */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** For browsers that do not say when they are idle. */
const IDLE_MS = 200;
/** A page that is never idle does not wait for ever. */
const MOST_MS = 1000;

/** Until the browser has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, IDLE_MS);
    else requestIdleCallback(() => resolve(), { timeout: MOST_MS });
  });
}
