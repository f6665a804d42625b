// Dailies of version 1: never a loop that looks like the one of the day before. They never change.

import { modulo, weekdayOf } from '@rensa/engine';
import { type Grid, gridOf } from '../board/board.ts';
import { generate, type Generated } from './generate.ts';
import { type Daily, type DailyLevel, dailySeed, LEVELS } from './level.ts';
import { halfOf } from './symmetry.ts';

const HOLED: readonly Grid[] = Array.from({ length: 25 }, (_, cell) => cell)
  .filter((cell) => cell % 2 === 0)
  .map((hole) => gridOf(5, 5, [hole]));
const FOUR_BY_SIX = [gridOf(4, 6)];
const FIVE_BY_SIX = [gridOf(5, 6)];

/** Easy has few loops on any one board, so it changes boards through the week, from Monday on. */
const EASY_WEEK: readonly (readonly Grid[])[] = [
  [gridOf(4, 4)],
  FOUR_BY_SIX,
  HOLED,
  FIVE_BY_SIX,
  FOUR_BY_SIX,
  HOLED,
  FIVE_BY_SIX,
];

function gridsFor(level: DailyLevel, day: number): readonly Grid[] {
  const { side } = LEVELS[level];
  return level === 'easy' ? EASY_WEEK[weekdayOf(day)] : [gridOf(side, side)];
}

export function drawDaily1({ id, date, day, level }: Daily): Generated {
  return generate({
    id,
    grids: gridsFor(level, day),
    level: LEVELS[level],
    seed: dailySeed(date, level),
    accepts: (grid, cycle) => halfOf(grid, cycle) === modulo(day, 2),
  });
}
