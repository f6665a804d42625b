// The statistics of Loop, from its results: they are kept for good, once per puzzle.

import { LEVEL_NAMES, type LevelName } from '@rensa/games/loop';
import type { FinishedGame } from '../../../base/storage/finished/game.ts';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import type { StatsRow, StatsUi } from '../../../listing/listing.ts';
import { isOwn, readResults, results, type SolveResult } from './results.ts';
import { loopText } from '../text/text.ts';

const NOON = 'T12:00:00';

/** Only the day of a solution is kept. */
function finishedOf({ id, level, solved, ticks, ...rest }: SolveResult): FinishedGame {
  const at = new Date(solved + NOON).getTime();
  const ranked = isOwn({ id, level, solved, ticks, ...rest });
  return { run: id, game: 'loop', way: level, at, ticks, score: ticks, peak: 0, ranked };
}

function timesOf(level: LevelName): readonly number[] {
  return results.value.filter((each) => each.level === level && isOwn(each)).map(({ ticks }) => ticks);
}

function rowsOf(level: LevelName): readonly StatsRow[] {
  const t = loopText();
  const times = timesOf(level);
  if (times.length === 0) return [];
  const mean = Math.round(times.reduce((sum, each) => sum + each, 0) / times.length);
  return [
    { words: `${t[level]}: ${t.bestTime}`, value: formatTime(secondsOf(Math.min(...times))) },
    { words: `${t[level]}: ${t.meanTime}`, value: formatTime(secondsOf(mean)) },
  ];
}

export const loopStats: StatsUi = {
  measure: 'time',
  wayWords: (way) => loopText()[way as LevelName] ?? '',
  bests: () => LEVEL_NAMES.flatMap(rowsOf),
  games: () => {
    readResults();
    return results.value.map(finishedOf);
  },
};
