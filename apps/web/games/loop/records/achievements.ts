// Achievements of Loop. All of them follow from the stored results.

import type { Achievement } from '../../../listing/achievements.ts';
import { isUnaided, readResults, results, type SolveResult } from './results.ts';
import { loopStreak } from './streak.ts';
import { dayOf, today } from '../../../base/calendar/days.ts';

type Holds = (all: readonly SolveResult[], today: string) => boolean;
type Count = (all: readonly SolveResult[], today: string) => number;

interface LoopAchievement extends Achievement {
  readonly holds: Holds;
}

function achievement(id: string, name: Achievement['name'], how: Achievement['how'], holds: Holds): LoopAchievement {
  return { id: `loop:${id}`, name, how, holds };
}

/** An achievement that counts up to a number. */
function counted(
  id: string,
  name: Achievement['name'],
  how: Achievement['how'],
  need: number,
  count: Count,
): LoopAchievement {
  return {
    ...achievement(id, name, how, (all, date) => count(all, date) >= need),
    progress: () => {
      readResults();
      return [Math.min(need, count(results.value, today.value)), need];
    },
  };
}

const unaided = (all: readonly SolveResult[]): readonly SolveResult[] => all.filter(isUnaided);
const TICKS_PER_MINUTE = 3600;

/** The largest number of solved dailies of one day: 0 to 3. */
function maxDailiesOfDay(all: readonly SolveResult[]): number {
  const days = new Map<string, number>();
  for (const { mode, date } of all) if (mode === 'daily') days.set(date, (days.get(date) ?? 0) + 1);
  return Math.max(0, ...days.values());
}

function isSunday({ date }: SolveResult): boolean {
  return (dayOf(date) + 3) % 7 === 6;
}

export const LOOP_ACHIEVEMENTS: readonly LoopAchievement[] = [
  {
    ...achievement(
      'first',
      { en: 'Full circle', ja: 'ひとまわり' },
      { en: 'Solve your first puzzle', ja: '初めてパズルを解く' },
      (all) => all.length > 0,
    ),
    easy: true,
  },
  achievement(
    'unaided',
    { en: 'On your own', ja: '自力で' },
    { en: 'Solve a Hard daily without hints', ja: '「むずかしい」をヒントなしで解く' },
    (all) => unaided(all).some(({ mode, level }) => mode === 'daily' && level === 'hard'),
  ),
  counted(
    'three',
    { en: 'Hat trick', ja: '3つそろえて' },
    { en: 'Solve all three puzzles of a day', ja: '1日のパズルを3つとも解く' },
    3,
    maxDailiesOfDay,
  ),
  counted(
    'week',
    { en: 'A week of loops', ja: '1週間' },
    { en: 'Reach a streak of 7 days', ja: '7日連続で解く' },
    7,
    (all, date) => loopStreak(all, date).best,
  ),
  counted(
    'month',
    { en: 'A month of loops', ja: '1か月' },
    { en: 'Reach a streak of 30 days', ja: '30日連続で解く' },
    30,
    (all, date) => loopStreak(all, date).best,
  ),
  achievement(
    'swift',
    { en: 'Quick hand', ja: '早業' },
    { en: 'Solve a 6 × 6 board in under a minute, without hints', ja: '6 × 6 をヒントなしで1分以内に解く' },
    (all) => unaided(all).some(({ size, ticks }) => size === '6x6' && ticks < TICKS_PER_MINUTE),
  ),
  achievement(
    'brisk',
    { en: 'Brisk', ja: '快速' },
    { en: 'Solve an 8 × 8 board in under three minutes, without hints', ja: '8 × 8 をヒントなしで3分以内に解く' },
    (all) => unaided(all).some(({ size, ticks }) => size === '8x8' && ticks < 3 * TICKS_PER_MINUTE),
  ),
  achievement('giant', { en: 'Giant', ja: '巨人' }, { en: 'Solve a 12 × 12 board', ja: '12 × 12 を解く' }, (all) =>
    all.some(({ size, seen }) => size === '12x12' && !seen),
  ),
  achievement(
    'holes',
    { en: 'Mind the gap', ja: '穴に注意' },
    { en: 'Solve a board with three holes or more', ja: '穴が3つ以上ある盤面を解く' },
    (all) => all.some(({ size, seen }) => Number(size.split('-')[1] ?? 0) >= 3 && !seen),
  ),
  achievement(
    'sunday',
    { en: 'Sunday driver', ja: '日曜の挑戦者' },
    { en: 'Solve the Hard daily of a Sunday', ja: '日曜日の「むずかしい」を解く' },
    (all) =>
      all.some((result) => result.mode === 'daily' && result.level === 'hard' && !result.seen && isSunday(result)),
  ),
  achievement(
    'stroke',
    { en: 'One stroke', ja: '一筆書き' },
    { en: 'Solve a puzzle in a single move, without hints', ja: 'ヒントなしで1手で解く' },
    (all) => unaided(all).some(({ moves }) => moves === 1),
  ),
  counted(
    'hundred',
    { en: 'Hundred loops', ja: '100周' },
    { en: 'Solve 100 puzzles', ja: '100問解く' },
    100,
    (all) => all.length,
  ),
];

/** The achievements that these results earn. */
export function earnedBy(all: readonly SolveResult[], today: string): readonly Achievement[] {
  return LOOP_ACHIEVEMENTS.filter(({ holds }) => holds(all, today));
}
