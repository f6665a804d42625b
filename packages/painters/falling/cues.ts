// What is heard and felt of what happens: each game has a table from event to cue, and here is one from cue to a buzz.
// The app decides how a cue sounds.

import type { Fall } from '@rensa/games/falling';

type CueName =
  | 'shift'
  | 'rotate'
  | 'land'
  | 'lock'
  | 'drop'
  | 'fuse'
  | 'pop'
  | 'cure'
  | 'allClear'
  | 'garbage'
  | 'level'
  | 'warn'
  | 'over';

export interface Cue {
  readonly cue: CueName;
  /** How big it is, from 1: the link of a chain, the rows of ojama, the viruses that died. */
  readonly level: number;
  /** Ticks after its event. */
  readonly delay?: number;
}

type Cues = readonly Cue[];
type CueTable<Event extends { readonly kind: string }> = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>) => Cues;
};

export const NONE: Cues = [];
export const once = (cue: CueName, level = 1): Cues => [{ cue, level }];

/** Garbage is heard when it lands: `level` is its rows. */
export function thud(falls: readonly Fall[], cols: number): Cues {
  if (falls.length === 0) return NONE;
  const delay = Math.max(...falls.map(({ ticks }) => ticks));
  return [{ cue: 'garbage', level: Math.ceil(falls.length / cols), delay }];
}

/** What the player does sounds alike in every falling game, and what has no sound has none in any. */
export const FALLING = {
  spawned: () => NONE,
  shifted: () => once('shift'),
  rotated: () => once('rotate'),
  landed: () => once('land'),
  locked: ({ hard }: { readonly hard: boolean }) => once(hard ? 'drop' : 'lock'),
  settled: () => NONE,
  found: () => NONE,
  sent: () => NONE,
  ended: () => NONE,
} as const;

/** The cues of an event by its game's table. */
export function cuesBy<Event extends { readonly kind: string }>(table: CueTable<Event>): (event: Event) => Cues {
  return (event) => {
    const cues = table[event.kind as Event['kind']] as unknown as (event: Event) => Cues;
    return cues(event);
  };
}

/** How long a cue buzzes in the hand, in ms, and how much longer for each level. */
const HAPTICS: { readonly [Name in CueName]?: { readonly ms: number; readonly perLevel: number } } = {
  land: { ms: 8, perLevel: 0 },
  drop: { ms: 8, perLevel: 0 },
  pop: { ms: 12, perLevel: 4 },
  garbage: { ms: 16, perLevel: 6 },
  over: { ms: 40, perLevel: 0 },
};

/** 0 is none. */
export function hapticMs({ cue, level }: Cue): number {
  const { ms, perLevel } = HAPTICS[cue] ?? { ms: 0, perLevel: 0 };
  return ms + perLevel * level;
}
