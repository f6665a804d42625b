// Dailies of version 2: the week goes from mild to hard. Loops that look alike form a class, and each class belongs to
// one day of a fixed cycle, so none comes back before that, and no day needs to know another.

import { advance, below, hash, modulo, weekdayOf, weekOf } from '@rensa/engine';
import { type Drawn, type Generated, search } from './generate.ts';
import { drawerOn, type Shape } from './holes.ts';
import { type Band, type Daily, type DailyLevel, dailySeed } from './level.ts';
import { classOf, clueClassOf, halfOf } from './symmetry.ts';

/** The puzzles of one weekday. */
export interface Plan extends Band {
  /** Written as in the names of puzzles. One of them is drawn, each as likely as any other. */
  readonly boards: string;
}

interface Week {
  /** Least weeks until a class of loops comes back. */
  readonly weeks: number;
  /** From Monday to Sunday. Two days have the same boards or none in common. */
  readonly plans: readonly Plan[];
}

type Range = Band['score'];

function plan(boards: string, percent: number, bottleneck: Range, score: Range): Plan {
  return { boards, percent, bottleneck, score };
}

export function shapesOf({ boards }: Plan): Shape[] {
  return boards.split(' ').map((name) => {
    const [rows = 0, cols = 0, holes = 0] = name.split(/[x-]/).map(Number);
    return { rows, cols, holes };
  });
}

/** The board with two classes of loops. */
const PLAIN = '4x4';

export const WEEKS: Readonly<Record<DailyLevel, Week>> = {
  easy: {
    weeks: 53,
    plans: [
      plan(PLAIN, 40, [0, 2], [0, 2]),
      plan('4x6 4x7 5x5-1 4x6-2 5x5-3 4x8-2', 36, [0, 2], [2, 4]),
      plan('5x7-3', 32, [0, 2], [3, 5]),
      plan('5x6-2', 30, [0, 3], [4, 6]),
      plan('6x6-2', 28, [0, 3], [5, 7]),
      plan('5x7-1', 26, [0, 4], [6, 9]),
      plan('5x8 4x9 5x8-2 6x7-2', 24, [0, 4], [8, 14]),
    ],
  },
  medium: {
    weeks: 5,
    plans: [
      plan('6x6', 40, [1, 4], [3, 6]),
      plan('6x6', 34, [1, 4], [6, 9]),
      plan('6x6', 30, [2, 6], [8, 12]),
      plan('6x6', 24, [2, 9], [11, 16]),
      plan('6x6', 20, [3, 12], [14, 20]),
      plan('6x6', 16, [3, 18], [18, 25]),
      plan('6x9 7x9-1 7x8-2 10x6-2 7x7-1', 16, [5, 18], [24, 34]),
    ],
  },
  hard: {
    weeks: 5,
    plans: [
      plan('8x8', 50, [1, 4], [8, 13]),
      plan('8x8', 42, [2, 6], [12, 19]),
      plan('8x8', 34, [2, 7], [17, 24]),
      plan('8x8', 28, [3, 10], [21, 29]),
      plan('8x8', 22, [4, 14], [26, 35]),
      plan('8x8', 18, [5, 18], [33, 44]),
      plan('9x9-1 10x8 10x9-2 11x7-1 10x8-4', 16, [7, 26], [42, 60]),
    ],
  },
};

/** The boards of the easy dailies. */
export const SMALL_SHAPES: readonly Shape[] = WEEKS.easy.plans.flatMap(shapesOf);

/** The kind of each day of the week. */
type DayMood = 'gentle' | 'steady' | 'tricky' | 'fierce';
const WEEK_MOODS: readonly DayMood[] = ['gentle', 'gentle', 'steady', 'steady', 'tricky', 'tricky', 'fierce'];

/** The difficulty of the puzzles of a day, for their level. */
export function moodOf(day: number): DayMood {
  return WEEK_MOODS[weekdayOf(day)];
}

export function drawDaily2({ id, date, day, level }: Daily): Generated {
  const band = WEEKS[level].plans[weekdayOf(day)];
  const belongs = slotOn(day, WEEKS[level]);
  const wanted = { id, band, seed: dailySeed(date, level) };
  const drawAny = drawerOnAny(shapesOf(band));
  if (band.boards !== PLAIN) {
    return search({ ...wanted, draw: drawUntil(drawAny, ({ grid, cycle }) => belongs(classOf(grid, cycle))) });
  }
  const half = modulo(weekOf(day), 2);
  const draw = drawUntil(drawAny, ({ grid, cycle }) => halfOf(grid, cycle) === half);
  return search({ ...wanted, draw, accepts: (puzzle) => belongs(clueClassOf(puzzle)) });
}

type PuzzleDraw = (rng: number) => Drawn;

function drawerOnAny(shapes: readonly Shape[]): PuzzleDraw {
  const drawers = shapes.map(drawerOn);
  return (start) => {
    const rng = advance(start);
    return drawers[below(rng, drawers.length)](rng);
  };
}

function drawUntil(draw: PuzzleDraw, isRight: (drawn: Drawn) => boolean): PuzzleDraw {
  return (rng) => {
    let drawn = draw(rng);
    while (!isRight(drawn)) drawn = draw(drawn.rng);
    return drawn;
  };
}

/** Gives each day of a year loops that clues can single out within its band: chosen by trial, held by a test. */
const SALT = 49_429;

/** Tells whether a class belongs to a day. The days that share their boards divide the classes. */
function slotOn(day: number, { weeks, plans }: Week): (kin: string) => boolean {
  const today = plans[weekdayOf(day)];
  const sharing = plans.filter(({ boards }) => boards === today.boards);
  const slot = modulo(weekOf(day), weeks) * sharing.length + sharing.indexOf(today);
  const slots = weeks * sharing.length;
  return (kin) => Number.parseInt(hash(`${SALT} ${kin}`).slice(-8), 16) % slots === slot;
}
