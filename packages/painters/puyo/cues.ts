import { COLS, type Event, pairsUntilRow, type State } from '@rensa/games/puyo';
import { type Cue, cuesBy, FALLING, NONE, once, thud } from '../falling/cues.ts';

const cuesOf = cuesBy<Event>({
  ...FALLING,
  popped: ({ link }) => once('pop', link.chain),
  offset: () => NONE,
  allClear: () => once('allClear'),
  leveled: () => once('level'),
  garbage: ({ falls }) => thud(falls, COLS),
  over: () => once('over'),
});

/** The last pair before ojama falls comes with a warning. */
export function puyoCues(event: Event, state: Pick<State, 'setup' | 'untilRow' | 'queued'>): readonly Cue[] {
  const warned = pairsUntilRow(state) === 1 || state.queued > 0;
  return event.kind === 'spawned' && warned ? once('warn') : cuesOf(event);
}
