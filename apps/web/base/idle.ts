/** Calls back when the browser has nothing better to do. Gives a function that calls this off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback);
  return () => cancelIdleCallback(request);
}

/** For browsers that do not say when they are idle. */
const IDLE_MS = 200;
