import { fallingListing } from '../../play/listing.ts';
import { loadVersus, type VersusListing } from '../../versus/listing/listing.ts';
import './card.css';
import { NAME } from './play/name.ts';
import { gemsText } from './text/text.ts';

const alone = fallingListing({
  id: 'gems',
  name: NAME,
  line: { en: 'Build big, then break.', ja: '大きく育てて、砕こう。' },
  query: 'mode=endless',
  card: async () => (await import('./card.tsx')).GemsCard,
  achievements: async () => (await import('./play/achievements.ts')).GEMS_ACHIEVEMENTS,
  emblems: async () => (await import('./emblems.ts')).GEMS_EMBLEMS,
  lessons: async () => (await import('./lessons.ts')).LESSONS,
  ui: async () => (await Promise.all([import('./play/ui.tsx'), gemsText.load()]))[0].gemsUi,
});

export const gemsListing: VersusListing = {
  ...alone,
  versus: async () => (await loadVersus(import('./versus.tsx'), gemsText)).gemsVersus,
  rivals: async () => (await import('./bots/rivals.ts')).gemsRivals,
  emblem: async () => (await import('./emblem.tsx')).GemsEmblem,
};
