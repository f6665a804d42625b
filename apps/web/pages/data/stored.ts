// Every kind of stored data there is.

import { DAYS } from '../../base/calendar/done.ts';
import { CONTROLS } from '../../base/controls/profiles.ts';
import { SETTINGS } from '../../base/settings/settings.ts';
import { PENDING_GAMES } from '../../base/storage/finished/count.ts';
import type { StoredKind } from '../../base/storage/kinds.ts';
import { ASKED_TO_PERSIST } from '../../base/storage/persist.ts';
import { PENDING_REPLAYS } from '../../base/storage/replays.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { ACHIEVEMENT_DAYS } from '../../listing/achievements.ts';
import { FROZEN_DAY } from '../../listing/freezes.ts';
import { DAILY_TRIES } from '../../play/daily/tries.ts';
import { BEST_SCORES } from '../../play/records/best.ts';
import { LEARNED } from '../../play/records/learned.ts';
import { LESSON_STEPS } from '../../play/records/lessons.ts';
import { RUN_NAMES } from '../../play/saves/names.ts';
import { UNCOUNTED_RUNS } from '../../play/saves/uncounted.ts';
import { LAST_VERSUS } from '../../versus/listing/last.ts';
import { hasVersus } from '../../versus/listing/listing.ts';
import { MEETINGS } from '../../versus/opponents/meetings.ts';

/** Kinds that belong to no game alone. */
export const SHARED_KINDS: readonly StoredKind[] = [
  ACHIEVEMENT_DAYS,
  FROZEN_DAY,
  ASKED_TO_PERSIST,
  BEST_SCORES,
  CONTROLS,
  DAILY_TRIES,
  DAYS,
  LAST_VERSUS,
  LESSON_STEPS,
  LEARNED,
  MEETINGS,
  PENDING_GAMES,
  PENDING_REPLAYS,
  RUN_NAMES,
  SETTINGS,
  UNCOUNTED_RUNS,
];

/** All kinds, with those that the games bring. */
export async function storedKinds(): Promise<readonly StoredKind[]> {
  const alone = await Promise.all(CATALOG.map(({ stored }) => stored()));
  const matches = await Promise.all(CATALOG.filter(hasVersus).map(({ versus }) => versus()));
  return [...SHARED_KINDS, ...alone.flat(), ...matches.flatMap(({ stored }) => stored)];
}
