import { COLS, type Event, pairsUntilRow, type State } from '@rensa/games/puyo';
import { type Cue, cuesBy, FALLING, NONE, once } from '../falling/cues.ts';

const cuesOf = cuesBy<Event>({
  ...FALLING,
  popped: ({ link }) => once('pop', link.chain),
  offset: () => NONE,
  allClear: () => once('allClear'),
  leveled: () => once('level'),
  garbage: ({ falls }) => (falls.length === 0 ? NONE : once('garbage', Math.ceil(falls.length / COLS))),
  over: () => once('over'),
});

/** The last pair before a row of ojama comes with a warning. */
export function puyoCues(event: Event, state: Pick<State, 'setup' | 'untilRow'>): readonly Cue[] {
  return event.kind === 'spawned' && pairsUntilRow(state) === 1 ? once('warn') : cuesOf(event);
}
