// A stored value that other tabs may change too. A tab writes only over what it has read or written itself, so that it
// never replaces what was done in another tab meanwhile.

import { envelopeOf, store } from './storage.ts';

export class SharedValue {
  readonly key: string;
  /** As this tab knows it. */
  #known: string | null;

  constructor(key: string) {
    this.key = key;
    this.#known = store.read(key);
  }

  /** Another tab has written here since. A value that is gone may be written again. */
  get changed(): boolean {
    const stored = store.read(this.key);
    return stored !== null && stored !== this.#known;
  }

  /** Takes the JSON of a value. Says whether it could be written; it cannot if another tab has written since. */
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

/** Calls back when another tab may have changed what is stored; a hidden page waits until it is seen. */
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
