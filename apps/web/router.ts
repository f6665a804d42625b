// Routes: the pages by address. Tests take their list of pages from here.

import { trimPath } from './base/screen/address.ts';
import type { Route } from './listing/listing.ts';
import { CATALOG } from './catalog/catalog.ts';
import { achievementsText } from './pages/achievements/text/text.ts';
import { homeText } from './pages/home/text/text.ts';
import { replaysText } from './pages/replays/text/text.ts';
import { lastVersusPath } from './versus/listing/last.ts';
import { versusPath } from './versus/listing/path.ts';
import { hasVersus, type VersusListing } from './versus/listing/listing.ts';

/** Route of a game's matches. */
function versusRoute(game: VersusListing): Route {
  const { en, ja } = game.name;
  return {
    path: versusPath(game.id),
    title: { en: `Versus ${en} · Rensa`, ja: `${ja}対戦 · Rensa` },
    load: async () => (await import('./pages/versus.tsx')).loadVersusPage(game),
  };
}

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    title: { en: 'Rensa', ja: 'Rensa' },
    load: async () => (await Promise.all([import('./pages/home.tsx'), homeText.load()]))[0].Home,
  },
  {
    path: '/achievements',
    title: { en: 'Achievements · Rensa', ja: '実績 · Rensa' },
    load: async () =>
      (await Promise.all([import('./pages/achievements.tsx'), achievementsText.load()]))[0].Achievements,
  },
  {
    path: '/replays',
    title: { en: 'Replays · Rensa', ja: 'リプレイ · Rensa' },
    load: async () => (await Promise.all([import('./pages/replays.tsx'), replaysText.load()]))[0].Replays,
  },
  {
    path: '/replay',
    below: true,
    title: { en: 'Replay · Rensa', ja: 'リプレイ · Rensa' },
    load: async () => (await Promise.all([import('./pages/replay.tsx'), replaysText.load()]))[0].ReplayPage,
  },
  {
    path: '/learn',
    title: { en: 'How to play · Rensa', ja: '遊び方 · Rensa' },
    load: async () => (await import('./pages/learn.tsx')).Learn,
  },
  {
    path: '/controls',
    title: { en: 'Controls · Rensa', ja: '操作設定 · Rensa' },
    load: async () => (await import('./pages/controls.tsx')).loadControls(),
  },
  {
    path: '/stats',
    title: { en: 'Statistics · Rensa', ja: '統計 · Rensa' },
    load: async () => (await import('./pages/stats.tsx')).loadStats(),
  },
  {
    path: '/data',
    title: { en: 'Your data · Rensa', ja: 'データの管理 · Rensa' },
    load: async () => (await import('./pages/data.tsx')).loadData(),
  },
  ...CATALOG.flatMap(({ routes }) => routes),
  ...CATALOG.filter(hasVersus).map(versusRoute),
];

/** New addresses of pages that have moved. */
const MOVED = new Map(CATALOG.flatMap(({ moved = {} }) => Object.entries(moved)));

/** Address that leads to the game that was played last there. */
const VERSUS = '/versus';

/** New address for an address without a page, such as a former one. Undefined for any other. */
export function movedTo(path: string): string | undefined {
  const plain = trimPath(path);
  if (plain === VERSUS) return lastVersusPath(CATALOG);
  return MOVED.get(plain);
}

export const MISSING: Route = {
  path: '*',
  title: { en: 'Not found · Rensa', ja: '見つかりません · Rensa' },
  load: async () => (await import('./pages/missing.tsx')).Missing,
};

export function match(path: string): Route {
  const plain = trimPath(path);
  const isBelow = ({ path: base, below }: Route): boolean => below === true && plain.startsWith(`${base}/`);
  return ROUTES.find((route) => route.path === plain) ?? ROUTES.find(isBelow) ?? MISSING;
}
