import { fallingListing } from '../../play/listing.ts';
import './card.css';
import { NAME } from './name.ts';
import { puyoText } from './text.ts';

export const puyoListing = fallingListing({
  id: 'puyo',
  name: NAME,
  line: { en: 'Join four. Chain them.', ja: '四つつなげて、連鎖しよう。' },
  query: 'mode=endless',
  card: async () => (await import('./card.tsx')).PuyoCard,
  mascot: async () => (await import('./mascot.tsx')).Mascot,
  achievements: async () => (await import('./achievements.ts')).PUYO_ACHIEVEMENTS,
  ui: async () => (await Promise.all([import('./ui.tsx'), puyoText.load()]))[0].puyoUi,
});
