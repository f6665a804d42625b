import { COLS, type Event } from '@rensa/games/puyo';
import { cuesBy, FALLING, NONE, once } from '../falling/cues.ts';

export const puyoCues = cuesBy<Event>({
  ...FALLING,
  popped: ({ link }) => once('pop', link.chain),
  offset: () => NONE,
  allClear: () => once('allClear'),
  leveled: () => once('level'),
  garbage: ({ falls }) => (falls.length === 0 ? NONE : once('garbage', Math.ceil(falls.length / COLS))),
  over: () => once('over'),
});
