// Which page belongs to which address. Tests take their list of pages from here.

import { trimPath } from './base/address.ts';
import type { Route } from './base/listing.ts';
import { CATALOG } from './catalog.ts';

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    title: { en: 'Rensa', ja: 'Rensa' },
    load: async () => (await import('./pages/home.tsx')).Home,
  },
  ...CATALOG.flatMap(({ routes }) => routes),
];

export const MISSING: Route = {
  path: '*',
  title: { en: 'Not found · Rensa', ja: '見つかりません · Rensa' },
  load: async () => (await import('./pages/missing.tsx')).Missing,
};

export function match(path: string): Route {
  const plain = trimPath(path);
  return ROUTES.find((route) => route.path === plain) ?? MISSING;
}
