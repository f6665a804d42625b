import type { Event, State } from '@rensa/games/capsules';
import { type Cue, cuesBy, FALLING, NONE, once } from '../falling/cues.ts';

/** A game that is won has just sounded like a cleared stage. */
const cuesOf = cuesBy<Event>({
  ...FALLING,
  staged: () => once('level'),
  cleared: ({ chain, viruses }) => [
    ...once('pop', chain),
    ...(viruses.length === 0 ? NONE : once('cure', viruses.length)),
  ],
  faster: () => once('level'),
  garbage: () => once('garbage'),
  stageCleared: () => once('allClear'),
  over: ({ ending }) => (ending === 'lost' ? once('over') : NONE),
});

/** The last capsule before single halves fall comes with a warning. */
export function capsulesCues(event: Event, { queued }: Pick<State, 'queued'>): readonly Cue[] {
  return event.kind === 'spawned' && queued > 0 ? once('warn') : cuesOf(event);
}
