// Runs that count for no best score, record, achievement or daily run, and why. The first reason of a run stays.

import { recordOf, text } from '@rensa/engine';
import { mergedKind } from '../../base/storage/kinds.ts';
import { store } from '../../base/storage/storage.ts';
import { StoredNames } from './names.ts';
import { saveKey } from './saves.ts';

/** A coach has helped; it goes on from a replay; it is practice for a daily run; it was slowed down. */
const REASONS = ['coach', 'replay', 'practice', 'speed'] as const;
export type Uncounted = (typeof REASONS)[number];

const KEY = 'rensa:uncounted';
/** Names that are kept, the latest, beside those of games that can be taken up again. */
const MAX_NOTED = 100;
/** By the name of a run. A newer page may know more reasons, and they must survive this one. */
const reasons = recordOf(text(20));

/** The coach's runs, as they were noted once. */
const coached = new StoredNames('rensa:coached');

/** Undefined for a run that counts. */
export function whyUncounted(name: string): Uncounted | undefined {
  const found = load();
  if (!Object.hasOwn(found, name)) return coached.has(name) ? 'coach' : undefined;
  return asReason(found[name]);
}

/** A reason that this page does not know is taken for another one: the run does not count either way. */
export function asReason(why: string | undefined): Uncounted {
  return REASONS.find((each) => each === why) ?? 'replay';
}

export function noteUncounted(name: string, why: Uncounted): void {
  if (whyUncounted(name) !== undefined) return;
  const noted = Object.entries(load());
  const kept = noted.filter(([each], i) => noted.length - i < MAX_NOTED || store.read(saveKey(each)) !== null);
  store.save(KEY, Object.fromEntries([...kept, [name, why]]));
}

export const UNCOUNTED_RUNS = mergedKind(/^rensa:uncounted$/, parseUncounted, {
  none: {},
  merge: (mine, theirs) => ({ ...theirs, ...mine }),
});

/** Takes the stored reasons by the name of a run. */
function parseUncounted(raw: unknown): Readonly<Record<string, string>> {
  return reasons(raw, 'the runs that do not count');
}

function load(): Readonly<Record<string, string>> {
  return store.load(KEY, parseUncounted, {}).value;
}
