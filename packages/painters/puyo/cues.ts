import { COLS, type Event, pairsUntilRow, type State } from '@rensa/games/puyo';
import { type Cue, cuesBy, FALLING_CUES, NO_CUES, once, thud } from '../falling/cues.ts';

const cuesOf = cuesBy<Event>({
  ...FALLING_CUES,
  popped: ({ link }) => once('pop', link.chain),
  offset: () => NO_CUES,
  allClear: () => once('allClear'),
  leveled: () => once('level'),
  garbage: ({ falls }) => thud(falls, COLS),
  over: () => once('over'),
});

/** Cues of an event. The last pair before ojama falls comes with a warning. */
export function puyoCues(event: Event, state: Pick<State, 'setup' | 'untilRow' | 'queued'>): readonly Cue[] {
  const warned = pairsUntilRow(state) === 1 || state.queued > 0;
  return event.kind === 'spawned' && warned ? once('warn') : cuesOf(event);
}
