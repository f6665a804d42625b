// What is heard and felt of what happens: tables from event to cue, and from cue to a buzz. How a cue sounds is the
// app's affair.

import type { Event } from '@rensa/games/puyo';

type CueName = 'shift' | 'turn' | 'land' | 'lock' | 'drop' | 'pop' | 'allClear' | 'garbage' | 'level' | 'over';

export interface Cue {
  readonly cue: CueName;
  /** How big it is, from 1: the link of a chain, the rows of ojama. */
  readonly level: number;
}

type Table = { readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>) => readonly Cue[] };

const NONE: readonly Cue[] = [];
const once = (cue: CueName, level = 1): readonly Cue[] => [{ cue, level }];

const OF_EVENT: Table = {
  spawned: () => NONE,
  shifted: () => once('shift'),
  turned: () => once('turn'),
  landed: () => once('land'),
  locked: ({ hard }) => once(hard ? 'drop' : 'lock'),
  settled: () => NONE,
  found: () => NONE,
  popped: ({ link }) => once('pop', link.chain),
  offset: () => NONE,
  sent: () => NONE,
  allClear: () => once('allClear'),
  ended: () => NONE,
  leveled: () => once('level'),
  garbage: ({ falls }) => (falls.length === 0 ? NONE : once('garbage', Math.ceil(falls.length / 6))),
  over: () => once('over'),
};

export function cuesOf(event: Event): readonly Cue[] {
  const cues = OF_EVENT[event.kind] as (event: Event) => readonly Cue[];
  return cues(event);
}

/** How long a cue buzzes in the hand, in ms, and how much longer for each level. */
const HAPTICS: { readonly [Name in CueName]?: { readonly ms: number; readonly perLevel: number } } = {
  land: { ms: 8, perLevel: 0 },
  drop: { ms: 8, perLevel: 0 },
  pop: { ms: 12, perLevel: 4 },
  over: { ms: 40, perLevel: 0 },
};

/** 0 is none. */
export function hapticMs({ cue, level }: Cue): number {
  const { ms, perLevel } = HAPTICS[cue] ?? { ms: 0, perLevel: 0 };
  return ms + perLevel * level;
}
