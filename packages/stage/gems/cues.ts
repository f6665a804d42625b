import { COLS, type Event } from '@rensa/games/gems';
import { cuesBy, FALLING, NONE, once } from '../falling/cues.ts';

const SMALLEST_SLAB = 4;

export const gemsCues = cuesBy<Event>({
  ...FALLING,
  fused: ({ slabs }) => once('fuse', Math.floor(Math.max(...slabs.map(({ w, h }) => w * h)) / SMALLEST_SLAB)),
  broke: ({ link }) => once('pop', link.chain),
  tech: () => once('allClear'),
  offset: () => NONE,
  allClear: () => once('allClear'),
  leveled: () => once('level'),
  garbage: ({ falls }) => (falls.length === 0 ? NONE : once('garbage', Math.ceil(falls.length / COLS))),
  over: () => once('over'),
});
