// The order of achievements: the newest first, then what is nearly there, then the rest.

import type { Achievement } from '../../listing/achievements.ts';

/** An achievement as the page shows it. */
export interface ShownAchievement {
  readonly achievement: Achievement;
  /** Id of its group. */
  readonly group: string;
  /** The day on which it was earned. */
  readonly day: string | undefined;
  /** How much is done, and how much is needed; undefined where it cannot be counted. */
  readonly progress: readonly [have: number, need: number] | undefined;
}

export interface Sections {
  readonly earned: readonly ShownAchievement[];
  readonly near: readonly ShownAchievement[];
  readonly coming: readonly ShownAchievement[];
}

/** Share from which on something is nearly there, and how many are shown so. */
const NEAR = 0.5;
const MAX_NEAR = 4;
/** How many easy ones stand there for somebody who has none at all. */
const EASY = 3;

export function shareOf({ progress }: Pick<ShownAchievement, 'progress'>): number {
  return progress === undefined ? 0 : progress[0] / progress[1];
}

export function sectionsOf(all: readonly ShownAchievement[]): Sections {
  const earned = all.filter(({ day }) => day !== undefined);
  const open = all.filter(({ day }) => day === undefined).toSorted((a, b) => shareOf(b) - shareOf(a));
  const halfDone = open.filter((each) => shareOf(each) >= NEAR).slice(0, MAX_NEAR);
  const first = open.filter(({ achievement }) => achievement.easy === true).slice(0, EASY);
  const near = earned.length === 0 && halfDone.length === 0 ? first : halfDone;
  return {
    earned: earned.toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? '')),
    near,
    coming: open.filter((each) => !near.includes(each)),
  };
}
