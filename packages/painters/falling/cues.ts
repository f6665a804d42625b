// Cues for sound and vibration: each game has a table from event to cue, and here is one from cue to vibration. The app
// decides how a cue sounds.

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
  | 'over'
  | 'crumble';

export interface Cue {
  readonly cue: CueName;
  /** Size of the event, from 1: link of a chain, rows of ojama, number of viruses that died. */
  readonly level: number;
  /** Ticks after its event. */
  readonly delay?: number;
}

type Cues = readonly Cue[];
type CueTable<Event extends { readonly kind: string }> = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>) => Cues;
};

export const NO_CUES: Cues = [];
export const once = (cue: CueName, level = 1): Cues => [{ cue, level }];

/** Cue for garbage, at the time it lands; its level is the number of rows. */
export function thud(falls: readonly Fall[], cols: number): Cues {
  if (falls.length === 0) return NO_CUES;
  const delay = Math.max(...falls.map(({ ticks }) => ticks));
  return [{ cue: 'garbage', level: Math.ceil(falls.length / cols), delay }];
}

/** Cues that all falling games share: the player's actions, and events without a sound. */
export const FALLING_CUES = {
  spawned: () => NO_CUES,
  shifted: () => once('shift'),
  rotated: () => once('rotate'),
  landed: () => once('land'),
  locked: ({ hard }: { readonly hard: boolean }) => once(hard ? 'drop' : 'lock'),
  settled: () => NO_CUES,
  found: () => NO_CUES,
  sent: () => NO_CUES,
  ended: () => NO_CUES,
} as const;

/** Turns the table of a game into a function from event to cues. */
export function cuesBy<Event extends { readonly kind: string }>(table: CueTable<Event>): (event: Event) => Cues {
  return (event) => {
    const cues = table[event.kind as Event['kind']] as unknown as (event: Event) => Cues;
    return cues(event);
  };
}

/** Length of a cue's vibration in ms, and ms that each level adds. */
const HAPTICS: { readonly [Name in CueName]?: { readonly ms: number; readonly perLevel: number } } = {
  land: { ms: 8, perLevel: 0 },
  drop: { ms: 8, perLevel: 0 },
  pop: { ms: 12, perLevel: 4 },
  garbage: { ms: 16, perLevel: 6 },
  over: { ms: 40, perLevel: 0 },
};

/** Length of a cue's vibration in ms; 0 for none. */
export function hapticMs({ cue, level }: Cue): number {
  const { ms, perLevel } = HAPTICS[cue] ?? { ms: 0, perLevel: 0 };
  return ms + perLevel * level;
}
