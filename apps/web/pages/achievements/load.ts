// All achievements of all groups, with what is known of them.

import { type Achievement, earn, earned, readAchievements } from '../../listing/achievements.ts';
import { DAY_ACHIEVEMENTS, DAY_EMBLEMS, daysReached } from '../../listing/days.ts';
import type { EmblemSet } from '../../listing/emblem.ts';
import type { Phrase } from '../../base/text/phrase.ts';
import { listFinished } from '../../base/storage/finished/count.ts';
import { CATALOG } from '../../catalog/catalog.ts';
import { beatenIn, VERSUS_ACHIEVEMENTS, VERSUS_EMBLEMS } from '../../versus/achievements.ts';
import { hasVersus } from '../../versus/listing/listing.ts';
import { meetingsOf } from '../../versus/opponents/records.ts';
import type { ShownAchievement } from './order.ts';

export interface AchievementGroup {
  readonly id: string;
  readonly name: Phrase;
  readonly achievements: readonly Achievement[];
  readonly emblems: EmblemSet;
}

const VERSUS: AchievementGroup = {
  id: 'versus',
  name: { en: 'Versus', ja: '対戦' },
  achievements: VERSUS_ACHIEVEMENTS,
  emblems: VERSUS_EMBLEMS,
};
const DAYS: AchievementGroup = {
  id: 'days',
  name: { en: 'Dailies', ja: 'デイリー' },
  achievements: DAY_ACHIEVEMENTS,
  emblems: DAY_EMBLEMS,
};

/** All groups, in the order of the page. */
export async function loadGroups(): Promise<readonly AchievementGroup[]> {
  const games = await Promise.all(
    CATALOG.map(async ({ id, name, achievements, emblems }) => {
      const [list, set] = await Promise.all([achievements(), emblems()]);
      return { id, name, achievements: list, emblems: set };
    }),
  );
  return [...games, VERSUS, DAYS];
}

/** Earns what was done before there was an achievement for it. */
export async function earnPast(): Promise<void> {
  readAchievements();
  const beaten = await Promise.all(
    CATALOG.filter(hasVersus).map(async ({ id, rivals }) =>
      beatenIn(meetingsOf(id), (await rivals?.())?.opponents ?? []),
    ),
  );
  earn([...beaten.flat(), ...daysReached()], true);
}

export async function loadShown(groups: readonly AchievementGroup[]): Promise<readonly ShownAchievement[]> {
  const known = await listFinished();
  earn(
    groups.flatMap(({ achievements }) => achievements).filter((each) => isReached(each, known)),
    true,
  );
  return groups.flatMap(({ id: group, achievements }) =>
    achievements.map((achievement) => ({
      achievement,
      group,
      day: Object.hasOwn(earned.value, achievement.id) ? earned.value[achievement.id] : undefined,
      progress: achievement.progress?.(known),
    })),
  );
}

function isReached({ progress }: Achievement, known: Parameters<NonNullable<Achievement['progress']>>[0]): boolean {
  const now = progress?.(known);
  return now !== undefined && now[0] >= now[1];
}
