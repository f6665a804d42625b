// Levels: how large a board is, how many clues it has and how hard they are.

import type { Grid } from '../board/board.ts';

export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'expert', 'giant'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** A bound for how hard a puzzle may be. */
export interface Band {
  /** The share of open cells that get a clue, in percent. */
  readonly percent: number;
  /** Bottleneck and score from the first number to the second. */
  readonly bottleneck: readonly [number, number];
  readonly score: readonly [number, number];
}

export interface Level extends Band {
  readonly side: number;
}

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  easy: { side: 4, percent: 30, bottleneck: [0, 3], score: [0, 1000] },
  medium: { side: 6, percent: 25, bottleneck: [3, 8], score: [8, 20] },
  hard: { side: 8, percent: 25, bottleneck: [4, 12], score: [18, 45] },
  expert: { side: 10, percent: 22, bottleneck: [5, 20], score: [40, 90] },
  giant: { side: 12, percent: 22, bottleneck: [5, 30], score: [40, 200] },
};

/** The level whose band fits a board of this size: halfway between two sides the larger one begins. */
export function levelFor({ rows, cols, holes }: Grid): LevelName {
  return levelOfCells(rows * cols - holes.length);
}

function square(n: number): number {
  return n * n;
}

export function levelOfCells(cells: number): LevelName {
  return LEVEL_NAMES.find((name) => cells < square(LEVELS[name].side + 1)) ?? 'giant';
}

export const DAILY_LEVELS = ['easy', 'medium', 'hard'] as const;
export type DailyLevel = (typeof DAILY_LEVELS)[number];

/** The date and level of a daily. */
export interface Daily {
  readonly id: string;
  readonly date: string;
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly level: DailyLevel;
}

/** The date written YYYYMMDD, followed by the digit of the level: 0 easy, 1 medium, 2 hard. */
export function dailySeed(date: string, level: DailyLevel): number {
  return Number(`${date.replaceAll('-', '')}${DAILY_LEVELS.indexOf(level)}`);
}
