// The pages that have been loaded, each once. One that could not be loaded is loaded again the next time.

import type { ComponentType } from 'preact';
import type { PageLoader } from './base/address.ts';
import type { Route } from './base/listing.ts';
import { match } from './router.ts';

const loaded = new Map<Route, ComponentType>();

export function loadedPage(route: Route): ComponentType | undefined {
  return loaded.get(route);
}

export async function loadPage(route: Route): Promise<void> {
  if (!loaded.has(route)) loaded.set(route, await route.load());
}

export const pages: PageLoader = {
  has: (path) => loaded.has(match(path)),
  load: (path) => loadPage(match(path)),
};
