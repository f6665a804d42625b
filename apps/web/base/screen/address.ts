// Address of the page, by the History API. It changes only when its page is loaded.

import { signal } from '@preact/signals';
import { notify } from './notice.ts';

export interface Address {
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
}

/** Loads the pages. */
export interface PageLoader {
  has(path: string): boolean;
  /** Rejects if the page cannot be loaded. */
  load(path: string): Promise<void>;
}

export const address = signal<Address>({ path: '/', search: '' });

let pages: PageLoader;
/** Number of the last address that was asked for: another one may be asked for while a page loads. */
let asked = 0;
/** Place of the shown page in the history. */
let shownIndex: number | undefined;

/** Follows the browser's address from now on. */
export function openAddress(loader: PageLoader): void {
  pages = loader;
  readAddress();
  window.addEventListener('popstate', onTraverse);
  document.addEventListener('click', follow);
}

export function navigate(to: string): void {
  whenLoaded(to, () => {
    history.pushState(null, '', to);
    readAddress();
  });
}

/** Shows another page in the same history entry, then calls back. */
export function replaceAddress(to: string, onReplaced: () => void = () => {}): void {
  whenLoaded(to, () => {
    history.replaceState(history.state, '', to);
    readAddress();
    onReplaced();
  });
}

/**
 * Calls `go` when the page is loaded. Does nothing if it cannot be loaded, or if another page was asked for meanwhile.
 */
function whenLoaded(to: string, go: () => void): void {
  const number = ++asked;
  const { pathname } = new URL(to, location.href);
  if (pages.has(pathname)) return go();
  pages.load(pathname).then(
    () => number === asked && go(),
    () => notify((t) => t.toastOffline),
  );
}

/** Handles Back and Forward. The browser has changed the address already: this is undone until the page is loaded. */
function onTraverse(): void {
  const [index, to] = [entryIndex(), location.pathname];
  if (index === undefined || shownIndex === undefined) return readAddress();
  const steps = index - shownIndex;
  // This is the undone step itself.
  if (steps === 0) return;
  if (pages.has(to)) return readAddress();
  history.go(-steps);
  whenLoaded(to, () => history.go(steps));
}

/** Place in the history; undefined in older browsers. */
function entryIndex(): number | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.index : undefined;
}

/** Drops the query from the address, so that loading the page again does not repeat it. */
export function forgetSearch(): void {
  history.replaceState(history.state, '', location.pathname);
}

/** The path without slashes at its end, which make no difference. */
export function trimPath(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

function readAddress(): void {
  asked++;
  shownIndex = entryIndex();
  address.value = { path: location.pathname, search: location.search };
}

/** Follows a plain click on a link to this site without loading the document again. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !staysHere(link)) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}

function staysHere(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
}
