// Addresses: one table, and the History API. Tests take their list of pages from here.

import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Dictionary } from './base/text.ts';

type TitleKey = { [K in keyof Dictionary]: Dictionary[K] extends string ? K : never }[keyof Dictionary];

export interface Route {
  readonly path: string;
  readonly title: TitleKey;
  load(): Promise<ComponentType>;
}

export const ROUTES: readonly Route[] = [
  { path: '/', title: 'homeTitle', load: async () => (await import('./pages/home.tsx')).Home },
  { path: '/play/puyo', title: 'puyoTitle', load: async () => (await import('./games/puyo/page.tsx')).Puyo },
  { path: '/play/gems', title: 'gemsTitle', load: async () => (await import('./games/gems/page.tsx')).Gems },
  {
    path: '/play/capsules',
    title: 'capsulesTitle',
    load: async () => (await import('./games/capsules/page.tsx')).Capsules,
  },
  { path: '/loop', title: 'loopTitle', load: async () => (await import('./games/loop/pages/home.tsx')).LoopHome },
  { path: '/loop/play', title: 'loopTitle', load: async () => (await import('./games/loop/pages/play.tsx')).LoopPlay },
  {
    path: '/loop/tutorial',
    title: 'loopTutorialTitle',
    load: async () => (await import('./games/loop/pages/tutorial.tsx')).LoopTutorial,
  },
  {
    path: '/loop/archive',
    title: 'loopArchiveTitle',
    load: async () => (await import('./games/loop/pages/archive.tsx')).LoopArchive,
  },
  {
    path: '/loop/stats',
    title: 'loopStatsTitle',
    load: async () => (await import('./games/loop/pages/stats.tsx')).LoopStats,
  },
];

export const MISSING: Route = {
  path: '*',
  title: 'missingTitle',
  load: async () => (await import('./pages/missing.tsx')).Missing,
};

/** A slash at the end makes no difference. */
export function match(path: string): Route {
  const plain = path.replace(/\/+$/, '') || '/';
  return ROUTES.find((route) => route.path === plain) ?? MISSING;
}

export interface Address {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

export const address = signal<Address>({ path: '/', search: '' });

/** Follows the browser's address from now on. */
export function openRouter(): void {
  const read = (): void => void (address.value = { path: location.pathname, search: location.search });
  read();
  window.addEventListener('popstate', read);
  document.addEventListener('click', follow);
}

export function navigate(to: string): void {
  history.pushState(null, '', to);
  address.value = { path: location.pathname, search: location.search };
}

/** Drops the question from the address, so that loading the page again does not ask it again. */
export function forgetSearch(): void {
  history.replaceState(history.state, '', location.pathname);
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
