// Figures computed from finished games.

import type { FinishedGame } from '../../base/storage/finished/game.ts';
import type { FinishedGames } from '../../base/storage/finished/store.ts';
import type { FinishedTotal } from '../../base/storage/finished/totals.ts';
import { dayAt } from './days.ts';

/** A choice of finished games. Undefined means all. */
export interface StatsFilter {
  readonly game: string | undefined;
  /** True if this way to play is chosen. */
  readonly hasWay: (way: string) => boolean;
  /** First day. */
  readonly since: number | undefined;
}

export function filtered({ games, totals }: FinishedGames, { game, hasWay, since }: StatsFilter): FinishedGames {
  const isOf = (each: { readonly game: string; readonly way: string }): boolean =>
    (game === undefined || each.game === game) && hasWay(each.way);
  return {
    games: games.filter((each) => isOf(each) && (since === undefined || dayAt(each.at) >= since)),
    totals: since === undefined ? totals.filter(isOf) : [],
  };
}

export interface StatsSummary {
  /** Number of ranked games. */
  readonly games: number;
  readonly unranked: number;
  readonly best: number | undefined;
  readonly peak: number | undefined;
  /** Mean score of the last ten ranked games; undefined if there are fewer. */
  readonly mean: number | undefined;
  /** Ticks of all games, ranked or not. */
  readonly ticks: number;
}

export function summaryOf({ games, totals }: FinishedGames): StatsSummary {
  const ranked = games.filter((each) => each.ranked);
  const sums = totals.filter((each) => each.ranked);
  const count = (all: readonly FinishedTotal[]): number => sum(all.map((each) => each.games));
  return {
    games: ranked.length + count(sums),
    unranked: games.length - ranked.length + count(totals) - count(sums),
    best: largest([...ranked.map(({ score }) => score), ...sums.map(({ best }) => best)]),
    peak: largest([...ranked.map(({ peak }) => peak), ...sums.map(({ peaks }) => peaks.length - 1)]),
    mean: means(ranked).at(-1)?.mean,
    ticks: sum([...games, ...totals].map(({ ticks }) => ticks)),
  };
}

export const MEAN_OF = 10;

/** The mean of each game and the nine before it, from the tenth game on. */
export function means(games: readonly FinishedGame[]): readonly { readonly at: number; readonly mean: number }[] {
  return games.slice(MEAN_OF - 1).map(({ at }, i) => {
    const ten = games.slice(i, i + MEAN_OF);
    return { at, mean: Math.round(sum(ten.map(({ score }) => score)) / MEAN_OF) };
  });
}

/** The games that were better than all before them. */
export function records(games: readonly FinishedGame[]): readonly FinishedGame[] {
  let best = -1;
  return games.filter(({ score }) => {
    if (score <= best) return false;
    best = score;
    return true;
  });
}

/** Number of games per peak, from peak 1. */
export function peaksOf({ games, totals }: FinishedGames): readonly number[] {
  const peaks: number[] = [];
  const add = (peak: number, count: number): void => {
    for (let i = peaks.length; i < peak; i++) peaks.push(0);
    if (peak > 0) peaks[peak - 1] = (peaks[peak - 1] ?? 0) + count;
  };
  for (const { peak, ranked } of games) if (ranked) add(peak, 1);
  for (const { peaks: counts, ranked } of totals) if (ranked) counts.forEach((count, peak) => add(peak, count));
  return peaks;
}

/** Ticks played per day, without days that have none. */
export function ticksByDay(games: readonly FinishedGame[]): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (const { at, ticks } of games) days.set(dayAt(at), (days.get(dayAt(at)) ?? 0) + ticks);
  return days;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function largest(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((max, n) => Math.max(max, n));
}
