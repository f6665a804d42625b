import { COLS, type Event, type State } from '@rensa/games/gems';
import { type Cue, cuesBy, FALLING_CUES, NO_CUES, once, thud } from '../falling/cues.ts';

const SMALLEST_SLAB = 4;

const cuesOf = cuesBy<Event>({
  ...FALLING_CUES,
  fused: ({ slabs }) => once('fuse', Math.floor(Math.max(...slabs.map(({ w, h }) => w * h)) / SMALLEST_SLAB)),
  broke: ({ link }) => once('pop', link.chain),
  tech: () => once('allClear'),
  offset: () => NO_CUES,
  allClear: () => once('allClear'),
  leveled: () => once('level'),
  garbage: ({ falls }) => thud(falls, COLS),
  over: () => once('over'),
});

/** Cues of an event. The last piece before counter gems fall comes with a warning. */
export function gemsCues(event: Event, { queued }: Pick<State, 'queued'>): readonly Cue[] {
  return event.kind === 'spawned' && queued > 0 ? once('warn') : cuesOf(event);
}
