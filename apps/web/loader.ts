// Pages that have been loaded, each once. A page that could not be loaded is loaded again the next time.

import type { ComponentType } from 'preact';
import type { PageLoader } from './base/screen/address.ts';
import type { Route } from './listing/listing.ts';
import { match } from './router.ts';

const loaded = new Map<Route, ComponentType>();
const loading = new Map<Route, Promise<void>>();

export function loadedPage(route: Route): ComponentType | undefined {
  return loaded.get(route);
}

/** Loads the page of a route, once even if it is asked for twice. */
export function loadPage(route: Route): Promise<void> {
  const begun = loading.get(route) ?? load(route);
  loading.set(route, begun);
  return begun;
}

async function load(route: Route): Promise<void> {
  try {
    if (!loaded.has(route)) loaded.set(route, await route.load());
  } finally {
    loading.delete(route);
  }
}

export const pages: PageLoader = {
  has: (path) => loaded.has(match(path)),
  load: (path) => loadPage(match(path)),
};
