// The pages of the tools, and how they are found.

import type { GameListing, Route } from '../../base/listing.ts';

export const TOOLS: NonNullable<GameListing['tools']> = [
  { href: '/puyo/lab', name: { en: 'Chain lab', ja: '連鎖ラボ' } },
  { href: '/puyo/practice', name: { en: 'Practice', ja: 'とことん練習' } },
  { href: '/puyo/nazo', name: { en: 'Nazo', ja: 'なぞぷよ' } },
];

export const toolRoutes: readonly Route[] = [
  {
    path: '/puyo/lab',
    title: { en: 'Chain lab · Rensa', ja: '連鎖ラボ · Rensa' },
    load: async () => (await import('./lab/open.ts')).openLabPage(),
  },
  {
    path: '/puyo/practice',
    title: { en: 'Puyo practice · Rensa', ja: 'とことん練習 · Rensa' },
    load: async () => (await import('./practice/open.ts')).openPracticePage(),
  },
  {
    path: '/puyo/nazo',
    below: true,
    title: { en: 'Nazo · Rensa', ja: 'なぞぷよ · Rensa' },
    load: async () => (await import('./nazo/open.ts')).openNazoPage(),
  },
];
