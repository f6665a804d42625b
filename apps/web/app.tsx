// The shell: shows the page of the address, keeps the title, and takes the focus along.

import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { notify } from './base/notice.ts';
import { address, match, type Route, ROUTES } from './router.ts';
import { Toast } from './parts/toast.tsx';
import { text } from './base/text.ts';

interface Shown {
  readonly route: Route;
  readonly Page: ComponentType;
}

const shown = signal<Shown | undefined>(undefined);

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
 * Fetches the other pages as well: then a click is instant, and a connection that is lost costs nothing. Not for those
 * who have asked their browser to save data.
 */
async function fetchOthers(): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  await Promise.allSettled(ROUTES.map((route) => route.load()));
}

export function App() {
  useEffect(() => effect(() => void show(match(address.value.path)).then(fetchOthers)), []);
  const current = shown.value;
  if (current === undefined) return <Toast />;
  return (
    <>
      <Titled key={current.route.path} shown={current} />
      <Toast />
    </>
  );
}

let arrived = false;

/** A page, its title, and the focus on its heading unless it is the first one or a dialog has it already. */
function Titled({ shown: { route, Page } }: { readonly shown: Shown }) {
  const title = text()[route.title];
  useEffect(() => void (document.title = title), [title]);
  useEffect(() => {
    if (arrived && document.querySelector('dialog[open]') === null) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    arrived = true;
  }, []);
  return <Page />;
}
