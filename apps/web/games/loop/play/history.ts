// The browser history of Loop's pages. "Back" returns to the page before if it was one of Rensa's; for a player who came
// by a link, home replaces the current entry.

import { address, replaceAddress } from '../../../base/screen/address.ts';

const HOME = '/loop';

/** The state of a history entry: the path of the page from which it was opened. */
interface HistoryMark {
  readonly from: string;
}

/** Path of the current page. */
let path = address.peek().path;
/** Path of the page before; undefined if there is none. */
let before = earlier();
/** True if the player returned to this entry, or if it replaced another one. */
let found = false;

// The router receives this event first, so its change of the address comes before this.
window.addEventListener('popstate', () => (found = true));
address.subscribe((to) => {
  found = false;
  if (to.path !== path) [path, before] = [to.path, path];
});

/** Marks the history entry of a page. Every page of Loop calls this when it opens. */
export function arrive(): void {
  if (!found && before !== undefined && history.state === null) {
    history.replaceState({ from: before } satisfies HistoryMark, '');
  }
}

/** Goes back to the page from which this one was opened; without one, `otherwise` takes its entry. */
export function goBack(otherwise = HOME): void {
  if (isMark(history.state)) history.back();
  else replace(otherwise);
}

/** Opens another address in the same history entry. */
export function replace(to: string): void {
  replaceAddress(to, () => (found = true));
}

/** The path on which the browser loaded Rensa, if the player left that page before this file was loaded. */
function earlier(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const first = entry === undefined ? undefined : new URL(entry.name).pathname;
  return first === address.peek().path ? undefined : first;
}

function isMark(state: unknown): state is HistoryMark {
  return typeof state === 'object' && state !== null && 'from' in state;
}
