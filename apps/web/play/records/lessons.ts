// The player's progress in the lessons of each game.

import { recordOf, whole } from '@rensa/engine';
import { mergedKind } from '../../base/storage/kinds.ts';
import { store } from '../../base/storage/storage.ts';

const KEY = 'rensa:lessons';
const MAX_STEPS = 100;
const steps = recordOf(whole(0, MAX_STEPS));

function parseLessons(raw: unknown): Readonly<Record<string, number>> {
  return steps(raw, 'the lessons');
}

export const LESSON_STEPS = mergedKind(/^rensa:lessons$/, parseLessons, {
  none: {},
  merge: (mine, theirs) => ({ ...theirs, ...mine }),
});

function load(): Readonly<Record<string, number>> {
  return store.load(KEY, parseLessons, {}).value;
}

/** The step that comes next; undefined where nobody has begun. */
export function lessonStep(game: string): number | undefined {
  const all = load();
  return Object.hasOwn(all, game) ? all[game] : undefined;
}

export function keepLessonStep(game: string, step: number): void {
  store.save(KEY, { ...load(), [game]: Math.min(MAX_STEPS, step) });
}
