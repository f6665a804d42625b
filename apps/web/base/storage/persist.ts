// Browsers may clear what a page has stored when space is short, unless they were asked not to.

import { flag } from '@rensa/engine';
import { keptKind, type StoredKind } from './kinds.ts';
import { store } from './storage.ts';

const KEY = 'rensa:persist';
const parseAsked = (raw: unknown): boolean => flag(raw, 'asked');
/** It belongs to one browser, so a file that brings it changes nothing. */
export const ASKED_TO_PERSIST: StoredKind = { ...keptKind(/^rensa:persist$/, parseAsked), merge: (mine) => mine };
/** Number of finished games from which it is worth asking: some browsers ask the person. */
const ENOUGH_GAMES = 10;

/** Asks the browser once for persistent storage. */
export async function persistOnceItMatters(games: number): Promise<void> {
  if (games < ENOUGH_GAMES || store.load(KEY, parseAsked, false).value) return;
  store.save(KEY, true);
  await askToPersist();
}

/** Resolves to true if stored data is safe from being cleared. */
export async function isPersistent(): Promise<boolean> {
  return (
    (await storage()
      ?.persisted?.()
      .catch(() => false)) ?? false
  );
}

export async function askToPersist(): Promise<boolean> {
  return (
    (await storage()
      ?.persist?.()
      .catch(() => false)) ?? false
  );
}

/** Storage manager; missing in older browsers and on pages without HTTPS. */
function storage(): Partial<StorageManager> | undefined {
  const browser: { readonly storage?: Partial<StorageManager> } = navigator;
  return browser.storage;
}
