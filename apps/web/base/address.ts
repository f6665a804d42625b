// The address of the page, over the History API.

import { signal } from '@preact/signals';

export interface Address {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

export const address = signal<Address>({ path: '/', search: '' });

/** Follows the browser's address from now on. */
export function openAddress(): void {
  readAddress();
  window.addEventListener('popstate', readAddress);
  document.addEventListener('click', follow);
}

export function navigate(to: string): void {
  history.pushState(null, '', to);
  readAddress();
}

/** Shows another page in the same history entry. */
export function replaceAddress(to: string): void {
  history.replaceState(history.state, '', to);
  readAddress();
}

/** Drops the query from the address, so that loading the page again does not repeat it. */
export function forgetSearch(): void {
  history.replaceState(history.state, '', location.pathname);
}

/** A slash at the end of a path makes no difference. */
export function trimPath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

function readAddress(): void {
  address.value = { path: location.pathname, search: location.search };
}

/** A plain click on a link to this site stays in the page. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || !staysHere(link)) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}

function staysHere(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
}
