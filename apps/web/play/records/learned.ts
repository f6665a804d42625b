// What a person has learned about the controls, by the kind of device: hints and labels go once they are known.

import { fields, recordOf, whole } from '@rensa/engine';
import { mergedKind } from '../../base/storage/kinds.ts';
import { store } from '../../base/storage/storage.ts';

const KEY = 'rensa:learned';

/** What a person plays with. */
export type DeviceKind = 'touch' | 'keys' | 'gamepad';
/** What there is to learn. */
export const LESSONS_OF_HAND = ['move', 'rotate', 'drop'] as const;
export type HandLesson = (typeof LESSONS_OF_HAND)[number];

export interface Learned {
  /** Times that each was done, up to as many as it takes. */
  readonly move: number;
  readonly rotate: number;
  readonly drop: number;
  /** Pairs set down, and games with enough moves. */
  readonly pairs: number;
  readonly games: number;
}

/** Times that a pad or a key has to be used; a gesture is known at once. */
export const KNOWN_TIMES = 2;
/** Pairs after which there are no hints. */
export const MAX_HINTED_PAIRS = 10;
/** Games with moves enough after which the deck has no labels, and those moves. */
export const LABELED = { games: 2, moves: 10 } as const;

const NONE: Learned = { move: 0, rotate: 0, drop: 0, pairs: 0, games: 0 };
const times = whole(0, 100);
const parseAll = recordOf(fields<Learned>({ move: times, rotate: times, drop: times, pairs: times, games: times }));

function parseLearned(raw: unknown): Readonly<Record<string, Learned>> {
  return parseAll(raw, 'what was learned');
}

export const LEARNED = mergedKind(/^rensa:learned$/, parseLearned, {
  none: {},
  merge: (mine, theirs) => ({ ...theirs, ...mine }),
});

function load(): Readonly<Record<string, Learned>> {
  return store.load<Readonly<Record<string, Learned>>>(KEY, parseLearned, {}).value;
}

export function learnedWith(kind: DeviceKind): Learned {
  return load()[kind] ?? NONE;
}

export function keepLearned(kind: DeviceKind, learned: Learned): void {
  store.save(KEY, { ...load(), [kind]: learned });
}
