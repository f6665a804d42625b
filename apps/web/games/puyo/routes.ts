// The pages of the tools.

import type { Route } from '../../listing/listing.ts';

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
