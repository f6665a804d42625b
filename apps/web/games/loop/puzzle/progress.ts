// A puzzle as it is, without playing it: for pictures of it, and for what a home page says.

import { Session } from '@rensa/engine';
import { DAILY_LEVELS, type DailyLevel, loopKnowing, puzzleId, type State } from '@rensa/games/loop';
import { secondsOf } from '../../../base/text/format.ts';
import { makePuzzle } from './maker.ts';
import { type DailySlot, setupOf } from '../slot/slot.ts';
import { readResults, type SolveResult, resultOf, results } from '../records/results.ts';
import { loadDrawing, resumeDrawing } from './save.ts';
import type { Streak } from '../../../base/calendar/streak.ts';
import { loopStreak } from '../records/streak.ts';
import { today } from '../../../base/calendar/days.ts';

/** How far someone has come with a daily. */
export interface DailyProgress {
  readonly level: DailyLevel;
  readonly state: 'new' | 'begun' | 'done';
  /** Time spent. */
  readonly seconds: number;
  /** Of the first time it was solved. */
  readonly result: SolveResult | undefined;
}

export function progressOf(slot: DailySlot): DailyProgress {
  const { level } = slot;
  const result = resultOf(puzzleId(setupOf(slot), 0));
  if (result !== undefined) return { level, state: 'done', seconds: secondsOf(result.ticks), result };
  const ticks = loadDrawing(slot)?.replay.ticks ?? 0;
  return { level, state: ticks > 0 ? 'begun' : 'new', seconds: secondsOf(ticks), result };
}

interface Today {
  readonly date: string;
  readonly dailies: readonly DailyProgress[];
  readonly streak: Streak;
}

/** Today's puzzles and the streak. */
export function todayState(): Today {
  readResults();
  const date = today.value;
  return {
    date,
    dailies: DAILY_LEVELS.map((level) => progressOf({ mode: 'daily', date, level })),
    streak: loopStreak(results.value, date),
  };
}

/** The board with whatever is drawn on it. */
export async function glance(slot: DailySlot): Promise<State> {
  const setup = setupOf(slot);
  const puzzle = await makePuzzle(setup, 0);
  const kept = loadDrawing(slot);
  try {
    if (kept !== undefined) return resumeDrawing(puzzle, kept).state;
  } catch {
    // The play page will set it aside, and say so.
  }
  return new Session(loopKnowing(puzzle), setup, 0).state;
}
