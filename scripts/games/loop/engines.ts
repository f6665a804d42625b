import { countLoops, DAILY_LEVELS, dailyPuzzle, gridOf, shapedPuzzle, sizedPuzzle } from '@rensa/games/loop';

const DATES = ['2025-11-30', '2026-02-28', '2026-06-01', '2026-12-06', '2026-12-07'];

export function figures(): Readonly<Record<string, unknown>> {
  const dailies = DATES.flatMap((date) => DAILY_LEVELS.map((level) => [date, level] as const));
  return {
    ...Object.fromEntries(dailies.map(([date, level]) => [`${date} ${level}`, dailyPuzzle(date, level).puzzle])),
    'sized 7x6': sizedPuzzle(7, 6, 3).puzzle,
    'sized 8x8 with holes': shapedPuzzle({ rows: 8, cols: 8, holes: 4 }, 5).puzzle,
    'loops of 6x6': `${countLoops(gridOf(6, 6))}`,
  };
}
