import type { Event } from '@rensa/games/capsules';
import { cuesBy, FALLING, NONE, once } from '../falling/cues.ts';

/** A game that is won has just sounded like a cleared stage. */
export const capsulesCues = cuesBy<Event>({
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
