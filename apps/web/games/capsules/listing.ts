import { fallingListing } from '../../play/listing.ts';
import { loadVersus, type VersusListing } from '../../versus/listing/listing.ts';
import './card.css';
import { NAME } from './play/name.ts';
import { capsulesText } from './text/text.ts';

const alone = fallingListing({
  id: 'capsules',
  name: NAME,
  line: { en: 'Four in a line cures.', ja: '4つ並べて、ウイルス退治。' },
  query: 'mode=stages',
  card: async () => (await import('./card.tsx')).CapsulesCard,
  achievements: async () => (await import('./play/achievements.ts')).CAPSULES_ACHIEVEMENTS,
  emblems: async () => (await import('./emblems.ts')).CAPSULES_EMBLEMS,
  lessons: async () => (await import('./lessons.ts')).LESSONS,
  ui: async () => (await Promise.all([import('./play/ui.tsx'), capsulesText.load()]))[0].capsulesUi,
});

export const capsulesListing: VersusListing = {
  ...alone,
  versus: async () => (await loadVersus(import('./versus.ts'), capsulesText)).capsulesVersus,
  rivals: async () => (await import('./bots/rivals.ts')).capsulesRivals,
  emblem: async () => (await import('./emblem.tsx')).CapsulesEmblem,
};
