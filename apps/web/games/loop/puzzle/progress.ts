// The progress of dailies, for Loop's home page: nothing here is played.

import { Session } from '@rensa/engine';
import { type DailyLevel, loopKnowing, puzzleId, type State } from '@rensa/games/loop';
import { LongWork } from '../../../base/screen/longwork.ts';
import { secondsOf } from '../../../base/text/format.ts';
import { makePuzzle } from './maker.ts';
import { type DailySlot, setupOf } from '../slot/slot.ts';
import { resultOf, type SolveResult } from '../records/results.ts';
import { loadDrawing, resumeDrawing } from './save.ts';

/** The player's progress with a daily. */
export interface DailyProgress {
  readonly level: DailyLevel;
  readonly state: 'new' | 'begun' | 'done';
  /** Time spent. */
  readonly seconds: number;
  /** The result of the first time it was solved. */
  readonly result: SolveResult | undefined;
}

export function progressOf(slot: DailySlot): DailyProgress {
  const { level } = slot;
  const result = resultOf(puzzleId(setupOf(slot), 0));
  if (result !== undefined) return { level, state: 'done', seconds: secondsOf(result.ticks), result };
  const ticks = loadDrawing(slot)?.replay.ticks ?? 0;
  return { level, state: ticks > 0 ? 'begun' : 'new', seconds: secondsOf(ticks), result };
}

/** The stored state of a daily: its board, and the lines that are drawn on it. */
export async function storedState(slot: DailySlot): Promise<State> {
  const setup = setupOf(slot);
  const puzzle = await makePuzzle(setup, 0);
  const kept = loadDrawing(slot);
  try {
    if (kept !== undefined) return (await new LongWork().run(resumeDrawing(puzzle, kept))).state;
  } catch {
    // The play page sets the damaged drawing aside and says so.
  }
  return new Session(loopKnowing(puzzle), setup, 0).state;
}
