// One clean entry for home: a person who came from there goes back to it, one who came by a link has it put in place.

import { address, replaceAddress } from '../../../base/screen/address.ts';

const HOME = '/loop';

/** SavedDrawing on an entry of the history: the page that it was opened from. */
interface HistoryMark {
  readonly from: string;
}

/** The page before this one, and whether this one was found again or put in place of another, rather than opened. */
let [path, before, found]: [string, string | undefined, boolean] = [address.peek().path, earlier(), false];

// The router hears of it first, so what it makes of the address comes before this.
window.addEventListener('popstate', () => (found = true));
address.subscribe((to) => {
  found = false;
  if (to.path !== path) [path, before] = [to.path, path];
});

/** To be called by every page of Loop when it opens. */
export function arrive(): void {
  if (!found && before !== undefined && history.state === null) {
    history.replaceState({ from: before } satisfies HistoryMark, '');
  }
}

/** Back to where this page was opened from; without such a place another one takes its entry. */
export function goBack(otherwise = HOME): void {
  if (isMark(history.state)) history.back();
  else replace(otherwise);
}

/** The page of another address in the same entry. */
export function replace(to: string): void {
  replaceAddress(to, () => (found = true));
}

/** A person who leaves another page before this file has come was already on their way then. */
function earlier(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const first = entry === undefined ? undefined : new URL(entry.name).pathname;
  return first === address.peek().path ? undefined : first;
}

function isMark(state: unknown): state is HistoryMark {
  return typeof state === 'object' && state !== null && 'from' in state;
}
