// The shell: shows the page of the address, keeps the title, and takes the focus along.

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

/** The old page stays until the new one is here. */
async function show(path: string): Promise<void> {
  if (!pages.has(path)) await loadFirst(path);
  const route = match(address.value.path);
  const Page = loadedPage(route);
  if (Page !== undefined) shown.value = { route, Page };
}

/** The page of an address that the browser itself has opened. */
async function loadFirst(path: string): Promise<void> {
  try {
    await pages.load(path);
    failed.value = false;
  } catch {
    failed.value = true;
  }
}

/** The first page has so much time for itself. */
const PREFETCH_MS = 2000;

/**
 * Gets the other pages as well, so that a lost connection costs nothing. The service worker copies their files without
 * running them, which would disturb a game. Where there is none, they are loaded in idle time and one by one, so that
 * the page at hand goes first. Not for people who have asked their browser to save data.
 */
function prefetch([route, ...others]: readonly Route[]): void {
  if (savesData()) return;
  if (route === undefined || 'serviceWorker' in navigator) return worksOffline();
  const next = (): void => prefetch(others);
  loadWhenIdle(() => loadPage(route)).then(next, next);
}

/** From now on the app works without a network. A page in development is always fresh. */
function worksOffline(): void {
  if (import.meta.env.MODE === 'development') return;
  loadWhenIdle(async () => (await import('./offline/open.tsx')).openOffline()).catch(() => {});
}

/** The page of an address; one that has moved is found where it is now. */
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

/** The first page did not come, so there is no other one to show. */
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

/** A page, its title, and the focus on its heading unless it is the first one or a dialog has it already. */
function TitledPage({ shown: { route, Page } }: { readonly shown: ShownPage }) {
  const title = say(route.title);
  useEffect(() => void (document.title = title), [title]);
  useEffect(() => {
    if (arrived && document.querySelector('dialog[open]') === null) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    arrived = true;
  }, []);
  return <Page />;
}
