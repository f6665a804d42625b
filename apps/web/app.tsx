// The shell: shows the page of the address, and updates title and focus.

import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { address, type Address, replaceAddress } from './base/screen/address.ts';
import { loadWhenIdle, savesData } from './base/screen/idle.ts';
import type { Route } from './listing/listing.ts';
import { say } from './base/text/phrase.ts';
import { shellWords } from './base/text/text.ts';
import { loadedPage, loadPage, pages } from './loader.ts';
import { Button } from './parts/button.tsx';
import { Toast } from './parts/toast.tsx';
import { match, movedTo, ROUTES } from './router.ts';

interface ShownPage {
  readonly route: Route;
  readonly Page: ComponentType;
}

const shown = signal<ShownPage | undefined>(undefined);
const failed = signal(false);

/** Shows the page of a path. The old page stays until the new one is loaded. */
async function show(path: string): Promise<void> {
  if (!pages.has(path)) await loadFirst(path);
  const route = match(address.value.path);
  const Page = loadedPage(route);
  if (Page !== undefined) shown.value = { route, Page };
}

/** Loads the page of an address that the browser itself has opened. */
async function loadFirst(path: string): Promise<void> {
  try {
    await pages.load(path);
    failed.value = false;
  } catch {
    failed.value = true;
  }
}

/** Milliseconds that the first page has before others are loaded. */
const PREFETCH_MS = 2000;

/**
 * Loads the other pages as well, so that a lost connection does no harm. The service worker copies their files without
 * running them, which would disturb a game. Without a service worker they are loaded in idle time and one by one, so
 * that the current page goes first. Nothing is loaded for people who have asked their browser to save data.
 */
function prefetch([route, ...others]: readonly Route[]): void {
  if (savesData()) return;
  if (route === undefined || 'serviceWorker' in navigator) return worksOffline();
  const next = (): void => prefetch(others);
  loadWhenIdle(() => loadPage(route)).then(next, next);
}

/** Makes the app work without a network from now on. A page in development is always fresh. */
function worksOffline(): void {
  if (import.meta.env.MODE === 'development') return;
  loadWhenIdle(async () => (await import('./offline/open.tsx')).openOffline()).catch(() => {});
}

/** Shows the page of an address; a page that has moved is shown at its new address. */
async function follow({ path, search }: Address): Promise<void> {
  const to = movedTo(path);
  if (to === undefined) return show(path);
  if (!pages.has(to)) await loadFirst(to);
  if (pages.has(to)) replaceAddress(to + search);
}

export function App() {
  useEffect(() => effect(() => void follow(address.value)), []);
  const current = shown.value;
  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(() => prefetch(ROUTES), PREFETCH_MS);
    return () => clearTimeout(timer);
  }, [current === undefined]);
  return (
    <>
      {current && <TitledPage key={current.route.path} shown={current} />}
      {!current && failed.value && <Failed onRetry={() => void follow(address.value)} />}
      <Toast />
    </>
  );
}

/** Message that the first page could not be loaded. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = shellWords();
  return (
    <main class="missing">
      <p role="alert">{t.toastOffline}</p>
      <Button kind="primary" onClick={onRetry}>
        {t.retry}
      </Button>
    </main>
  );
}

let arrived = false;

/** True unless a dialog or a part of the page has taken the focus. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return document.querySelector('dialog[open]') === null && (activeElement === null || activeElement === document.body);
}

/** A page with its title. It focuses the heading unless it is the first page or the focus is taken. */
function TitledPage({ shown: { route, Page } }: { readonly shown: ShownPage }) {
  const title = say(route.title);
  useEffect(() => void (document.title = title), [title]);
  useEffect(() => {
    if (arrived && isFocusFree()) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    arrived = true;
  }, []);
  return <Page />;
}
