// The address of the page, over the History API. It changes only when the page that belongs to it is there.

import { signal } from '@preact/signals';
import { notify } from './notice.ts';

export interface Address {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** What brings the pages. */
export interface PageLoader {
  has(path: string): boolean;
  /** Rejects when it does not come. */
  load(path: string): Promise<void>;
}

export const address = signal<Address>({ path: '/', search: '' });

let pages: PageLoader;
/** The last address that was asked for: while a page loads, another may be asked for. */
let asked = 0;
/** The place in the history of the page that is shown. */
let shownIndex: number | undefined;

/** Follows the browser's address from now on. */
export function openAddress(loader: PageLoader): void {
  pages = loader;
  readAddress();
  window.addEventListener('popstate', onTraverse);
  document.addEventListener('click', follow);
}

export function navigate(to: string): void {
  whenThere(to, () => {
    history.pushState(null, '', to);
    readAddress();
  });
}

/** Shows another page in the same history entry, and says so. */
export function replaceAddress(to: string, onReplaced: () => void = () => {}): void {
  whenThere(to, () => {
    history.replaceState(history.state, '', to);
    readAddress();
    onReplaced();
  });
}

/** At once if the page is there already. Nothing happens if it does not come, or another was asked for meanwhile. */
function whenThere(to: string, go: () => void): void {
  const number = ++asked;
  const { pathname } = new URL(to, location.href);
  if (pages.has(pathname)) return go();
  pages.load(pathname).then(
    () => number === asked && go(),
    () => notify((t) => t.toastOffline),
  );
}

/** Back or forward. The browser has changed the address already: until its page is there, this is undone. */
function onTraverse(): void {
  const [index, to] = [entryIndex(), location.pathname];
  if (index === undefined || shownIndex === undefined) return readAddress();
  const steps = index - shownIndex;
  // It has been undone.
  if (steps === 0) return;
  if (pages.has(to)) return readAddress();
  history.go(-steps);
  whenThere(to, () => history.go(steps));
}

/** Older browsers do not have it. */
function entryIndex(): number | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.index : undefined;
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
  asked++;
  shownIndex = entryIndex();
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
