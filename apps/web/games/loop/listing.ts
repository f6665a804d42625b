import type { ComponentType } from 'preact';
import type { GameListing } from '../../listing/listing.ts';
import './card.css';
import { loopText } from './text/text.ts';

/** Loads a page together with Loop's texts. */
function page(load: () => Promise<ComponentType>): () => Promise<ComponentType> {
  return async () => (await Promise.all([load(), loopText.load()]))[0];
}

export const loopListing: GameListing = {
  id: 'loop',
  name: { en: 'Loop', ja: 'ループ' },
  line: { en: 'One line, every cell.', ja: '一筆で、すべてのマスを。' },
  href: '/loop',
  card: async () => (await import('./shelf/card.tsx')).LoopCard,
  emblem: async () => (await import('./shelf/emblem.tsx')).LoopEmblem,
  dailies: async () => {
    const { dailiesOn, noteOldDays } = await import('./shelf/dailies.ts');
    noteOldDays();
    return dailiesOn;
  },
  moved: { '/play': '/loop/play', '/tutorial': '/loop/tutorial' },
  achievements: async () => (await import('./records/achievements.ts')).LOOP_ACHIEVEMENTS,
  emblems: async () => (await import('./emblems.ts')).LOOP_EMBLEMS,
  learn: '/loop/tutorial',
  ownKeys: async () => (await Promise.all([import('./board/bindings.ts'), loopText.load()]))[0].loopNamedKeys,
  stats: async () => (await Promise.all([import('./records/finished.ts'), loopText.load()]))[0].loopStats,
  stored: async () => (await import('./stored.ts')).LOOP_KINDS,
  replays: async () => (await Promise.all([import('./replay/replays.tsx'), loopText.load()]))[0].loopReplays,
  routes: [
    {
      path: '/loop',
      title: { en: 'Loop · Rensa', ja: 'ループ · Rensa' },
      load: page(async () => (await import('./shelf/home.tsx')).LoopHome),
    },
    {
      path: '/loop/play',
      title: { en: 'Loop · Rensa', ja: 'ループ · Rensa' },
      load: page(async () => (await import('./play/page.tsx')).LoopPlay),
    },
    // Every puzzle has an address, by the version of its generator: /loop/1/8x8/42.
    ...['/loop/1', '/loop/2'].map((path) => ({
      path,
      below: true,
      title: { en: 'Loop · Rensa', ja: 'ループ · Rensa' },
      load: page(async () => (await import('./play/page.tsx')).LoopPlay),
    })),
    {
      path: '/loop/tutorial',
      title: { en: 'How to play · Loop', ja: '遊び方 · ループ' },
      load: page(async () => (await import('./tutorial/page.tsx')).LoopTutorial),
    },
    {
      path: '/loop/archive',
      title: { en: 'Archive · Loop', ja: 'アーカイブ · ループ' },
      load: page(async () => (await import('./shelf/archive.tsx')).LoopArchive),
    },
    {
      path: '/loop/stats',
      title: { en: 'Statistics · Loop', ja: '統計 · ループ' },
      load: page(async () => (await import('./shelf/stats.tsx')).LoopStats),
    },
  ],
};
