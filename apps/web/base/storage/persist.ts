// Browsers may clear what a page has stored when space is short, unless they were asked not to.

import { flag } from '@rensa/engine';
import { store } from './storage.ts';

const KEY = 'rensa:persist';
/** So many finished games are worth a question that some browsers put to the person. */
const ENOUGH_GAMES = 10;

/** Asks the browser once. */
export async function persistOnceItMatters(games: number): Promise<void> {
  if (games < ENOUGH_GAMES || store.load(KEY, (raw) => flag(raw, 'asked'), false).value) return;
  store.save(KEY, true);
  await askToPersist();
}

/** Says whether what is stored is safe from being cleared. */
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

/** Missing in older browsers and on pages without HTTPS. */
function storage(): Partial<StorageManager> | undefined {
  return (navigator as { readonly storage?: Partial<StorageManager> }).storage;
}
