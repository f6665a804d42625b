import { fallingListing } from '../../play/listing.ts';
import { loadVersus, type VersusListing } from '../../versus/listing/listing.ts';
import './card.css';
import { NAME } from './play/name.ts';
import { puyoText } from './text/text.ts';
import { toolRoutes } from './routes.ts';
import { TOOLS } from './tools/pages.ts';

const toolLines = async () => (await import('./tools/lines.ts')).TOOL_LINES;

const alone = fallingListing({
  id: 'puyo',
  name: NAME,
  line: { en: 'Join four. Chain them.', ja: '4個つなげて、連鎖しよう。' },
  query: 'mode=endless',
  card: async () => (await import('./card.tsx')).PuyoCard,
  toolLines,
  face: async () => (await import('./face.tsx')).PuyoFace,
  achievements: async () => (await import('./play/achievements.ts')).PUYO_ACHIEVEMENTS,
  emblems: async () => (await import('./emblems.ts')).PUYO_EMBLEMS,
  lessons: async () => (await import('./lessons.ts')).LESSONS,
  ui: async () => (await Promise.all([import('./play/ui.tsx'), puyoText.load()]))[0].puyoUi,
});

export const puyoListing: VersusListing = {
  ...alone,
  routes: [...alone.routes, ...toolRoutes],
  tools: TOOLS,
  stored: async () => [...(await alone.stored()), ...(await import('./stored.ts')).TOOL_KINDS],
  versus: async () => (await loadVersus(import('./versus.ts'), puyoText)).puyoVersus,
  rivals: async () => (await import('./bots/rivals.ts')).puyoRivals,
  review: async () => (await import('./review/open.ts')).openReview(),
  emblem: async () => (await import('./emblem.tsx')).PuyoEmblem,
};
