// Stored values that other tabs may change too. A tab only overwrites what it has read or written itself, so that it
// never replaces changes of another tab.

import { envelopeOf, store } from './storage.ts';

export class SharedValue {
  readonly key: string;
  /** Text that this tab has read or written last. */
  #known: string | null;

  constructor(key: string) {
    this.key = key;
    this.#known = store.read(key);
  }

  /** True if another tab has written since. A value that is gone may be written again. */
  get changed(): boolean {
    const stored = store.read(this.key);
    return stored !== null && stored !== this.#known;
  }

  /** Writes a value, given as JSON. Returns false if another tab has written since. */
  write(json: string): boolean {
    if (this.changed) return false;
    const text = envelopeOf(json);
    store.write(this.key, text);
    this.#known = text;
    return true;
  }

  remove(): void {
    store.remove(this.key);
  }
}

/**
 * Calls back when another tab may have changed stored values; a hidden page waits until it is seen. Returns a function
 * that stops this.
 */
export function onStored(callback: () => void): () => void {
  const check = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('storage', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('storage', check);
    document.removeEventListener('visibilitychange', check);
  };
}
