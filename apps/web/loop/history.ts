// One clean entry for home: whoever came from there goes back to it, whoever came by a link has it put in place.

import { address } from '../router.ts';

const HOME = '/loop';

interface Mark {
  readonly from: string;
}

let last: string | undefined;

/** To be called by every page of Loop when it opens. Remembers on the entry itself where it was opened from. */
export function arrive(): void {
  const path = location.pathname;
  if (last !== undefined && last !== path && history.state === null) {
    history.replaceState({ from: last } satisfies Mark, '');
  }
  last = path;
}

/** To be called when a page closes: another one that is not of Loop may come next. */
export function depart(): void {
  if (!location.pathname.startsWith(HOME)) last = undefined;
}

export function goBack(): void {
  if (isMark(history.state)) history.back();
  else replace(HOME);
}

/** The page of another address in the same entry. */
export function replace(to: string): void {
  history.replaceState(history.state, '', to);
  address.value = { path: location.pathname, search: location.search };
}

function isMark(state: unknown): state is Mark {
  return typeof state === 'object' && state !== null && 'from' in state;
}
