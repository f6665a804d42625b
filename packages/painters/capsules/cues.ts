import type { Event, State } from '@rensa/games/capsules';
import { type Cue, cuesBy, FALLING_CUES, NO_CUES, once } from '../falling/cues.ts';

/** Cues by event. A won game has none, because its last stage has just sounded. */
const cuesOf = cuesBy<Event>({
  ...FALLING_CUES,
  staged: () => once('level'),
  cleared: ({ chain, viruses }) => [
    ...once('pop', chain),
    ...(viruses.length === 0 ? NO_CUES : once('cure', viruses.length)),
  ],
  faster: () => once('level'),
  garbage: () => once('garbage'),
  stageCleared: () => once('allClear'),
  over: ({ ending }) => (ending === 'lost' ? once('over') : NO_CUES),
});

/** Cues of an event. The last capsule before single halves fall comes with a warning. */
export function capsulesCues(event: Event, { queued }: Pick<State, 'queued'>): readonly Cue[] {
  return event.kind === 'spawned' && queued > 0 ? once('warn') : cuesOf(event);
}
