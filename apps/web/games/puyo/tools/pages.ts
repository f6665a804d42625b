// Links to the pages of the tools.

import type { GameListing } from '../../../listing/listing.ts';

export const TOOLS: NonNullable<GameListing['tools']> = [
  { href: '/puyo/lab', name: { en: 'Chain lab', ja: '連鎖ラボ' } },
  { href: '/puyo/practice', name: { en: 'Practice', ja: 'とことん練習' } },
  { href: '/puyo/nazo', name: { en: 'Nazo', ja: 'なぞぷよ' } },
];
