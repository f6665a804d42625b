// Dailies of version 2. Each weekday has boards of its own, and the week goes from mild to hard. Loops that look alike form
// a class, and each class belongs to one week in so many: so none comes back before that, and no day needs to know another.

import { advance, below, hash, modulo, weekdayOf, weekOf } from '@rensa/engine';
import { type Drawn, type Generated, search } from './generate.ts';
import { drawerOn, type Shape } from './holes.ts';
import type { Band, Daily, DailyLevel } from './level.ts';
import { streamOf } from './sized.ts';
import { classOf } from './symmetry.ts';

/** The puzzles of one weekday. */
interface Plan extends Band {
  /** One of these is drawn, each as likely as any other. No other weekday of the level has one of them. */
  readonly shapes: readonly Shape[];
}

interface Week {
  /** Least weeks until a class of loops comes back. */
  readonly weeks: number;
  /** From Monday to Sunday. */
  readonly plans: readonly Plan[];
}

type Range = Band['score'];

/** Shapes are written as in the name of a puzzle. */
function plan(shapes: string, percent: number, bottleneck: Range, score: Range): Plan {
  return { shapes: shapes.split(' ').map(parseShape), percent, bottleneck, score };
}

function parseShape(name: string): Shape {
  const [rows = 0, cols = 0, holes = 0] = name.split(/[x-]/).map(Number);
  return { rows, cols, holes };
}

export const WEEKS: Readonly<Record<DailyLevel, Week>> = {
  easy: {
    weeks: 53,
    plans: [
      plan('4x6 4x7 5x5-1 4x6-2 5x5-3', 40, [0, 2], [0, 2]),
      plan('4x8-2', 34, [0, 2], [2, 4]),
      plan('5x7-3', 32, [0, 2], [3, 5]),
      plan('5x6-2', 30, [0, 3], [4, 6]),
      plan('6x6-2', 28, [0, 3], [5, 7]),
      plan('5x7-1', 26, [0, 4], [6, 9]),
      plan('5x8 4x9 6x6', 24, [0, 4], [8, 14]),
    ],
  },
  medium: {
    weeks: 5,
    plans: [
      plan('6x6-2', 30, [1, 3], [3, 6]),
      plan('6x7-2', 28, [1, 4], [6, 9]),
      plan('6x6', 28, [2, 5], [8, 12]),
      plan('6x7', 26, [2, 7], [11, 16]),
      plan('7x7-1', 22, [3, 9], [14, 20]),
      plan('6x8', 20, [3, 12], [18, 25]),
      plan('6x9', 18, [5, 16], [24, 34]),
    ],
  },
  hard: {
    weeks: 5,
    plans: [
      plan('8x8-4', 30, [1, 4], [8, 13]),
      plan('8x8-2', 26, [2, 6], [12, 19]),
      plan('7x8', 28, [2, 7], [17, 24]),
      plan('7x9-1', 22, [3, 10], [21, 29]),
      plan('8x8', 22, [4, 14], [26, 35]),
      plan('8x9', 18, [5, 18], [33, 44]),
      plan('9x9-1', 16, [7, 26], [42, 60]),
    ],
  },
};

/** The kind of each day of the week. */
type DayMood = 'gentle' | 'steady' | 'tricky' | 'fierce';
const WEEK_MOODS: readonly DayMood[] = ['gentle', 'gentle', 'steady', 'steady', 'tricky', 'tricky', 'fierce'];

/** The difficulty of the puzzles of a day, for their level. */
export function moodOf(day: number): DayMood {
  return WEEK_MOODS[weekdayOf(day)];
}

export function drawDaily2({ id, day, level }: Daily): Generated {
  const { weeks, plans } = WEEKS[level];
  const today = plans[weekdayOf(day)];
  const slot = modulo(weekOf(day), weeks);
  const drawers = today.shapes.map(drawerOn);
  const drawAny = (start: number): Drawn => {
    const rng = advance(start);
    return drawers[below(rng, drawers.length)](rng);
  };
  const draw = (rng: number): Drawn => {
    let drawn = drawAny(rng);
    while (slotOf(drawn, weeks) !== slot) drawn = drawAny(drawn.rng);
    return drawn;
  };
  return search({ id, band: today, seed: streamOf(id), draw });
}

/** Makes each week of a year have loops that clues can single out: chosen by trial, held by a test. */
const SALT = 0;

/** The week of the cycle that a loop belongs to. */
function slotOf({ grid, cycle }: Pick<Drawn, 'grid' | 'cycle'>, weeks: number): number {
  return Number.parseInt(hash(`${SALT} ${classOf(grid, cycle)}`).slice(-8), 16) % weeks;
}
