// Loop's part of the statistics page, computed from its results.

import { LEVEL_NAMES, type LevelName } from '@rensa/games/loop';
import type { FinishedGame } from '../../../base/storage/finished/game.ts';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import type { StatsRow, StatsUi } from '../../../listing/listing.ts';
import { isUnaided, readResults, results, type SolveResult } from './results.ts';
import { loopWords } from '../text/text.ts';

const NOON = 'T12:00:00';

/** A result as a finished game, at noon: a result has a day but no time of day. */
function finishedOf(result: SolveResult): FinishedGame {
  const { id, level, solved, ticks } = result;
  const at = new Date(solved + NOON).getTime();
  return { run: id, game: 'loop', way: level, at, ticks, score: ticks, peak: 0, ranked: isUnaided(result) };
}

function timesOf(level: LevelName): readonly number[] {
  return results.value.filter((each) => each.level === level && isUnaided(each)).map(({ ticks }) => ticks);
}

function rowsOf(level: LevelName): readonly StatsRow[] {
  const t = loopWords();
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
  wayWords: (way) => {
    const level = LEVEL_NAMES.find((each) => each === way);
    return level === undefined ? '' : loopWords()[level];
  },
  bests: () => LEVEL_NAMES.flatMap(rowsOf),
  games: () => {
    readResults();
    return results.value.map(finishedOf);
  },
};
