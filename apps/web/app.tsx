// The shell: shows the page of the address, keeps the title, and takes the focus along.

import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { address, type Address, replaceAddress } from './base/address.ts';
import { loadWhenIdle, savesData } from './base/idle.ts';
import type { Route } from './base/listing.ts';
import { notify } from './base/notice.ts';
import { say } from './base/phrase.ts';
import { Toast } from './parts/toast.tsx';
import { match, movedTo, ROUTES } from './router.ts';

interface ShownPage {
  readonly route: Route;
  readonly Page: ComponentType;
}

const shown = signal<ShownPage | undefined>(undefined);

/** The old page stays until the new one is here, or for good when it does not come. */
async function show(route: Route): Promise<void> {
  try {
    const Page = await route.load();
    if (match(address.value.path) === route) shown.value = { route, Page };
  } catch {
    notify((t) => t.toastOffline);
  }
}

/**
 * Loads the other pages as well, in idle time and one by one, so that the page at hand goes first. Then a click is
 * instant, and a lost connection costs nothing. Not for people who have asked their browser to save data.
 */
function prefetch([route, ...others]: readonly Route[] = ROUTES): void {
  if (route === undefined || savesData()) return;
  const next = (): void => prefetch(others);
  loadWhenIdle(() => route.load()).then(next, next);
}

/** The page of an address; one that has moved is found where it is now. */
async function follow({ path, search }: Address): Promise<void> {
  const to = movedTo(path);
  if (to === undefined) return show(match(path));
  replaceAddress(to + search);
}

export function App() {
  useEffect(() => {
    let fetched = false;
    return effect(() => {
      void follow(address.value).then(() => {
        if (!fetched) prefetch();
        fetched = true;
      });
    });
  }, []);
  const current = shown.value;
  return (
    <>
      {current && <TitledPage key={current.route.path} shown={current} />}
      <Toast />
    </>
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
