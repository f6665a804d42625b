// What is sent to a friend: what was solved and how fast, a link to the same puzzle, and nothing of its shape.

import { dailyPuzzle, type DailyLevel, LEVELS } from '@rensa/games/loop';
import { formatTime, secondsOf } from '../../base/format.ts';
import { addressOf } from './slot.ts';
import type { SolveResult } from './results.ts';
import type { LoopDictionary } from './text.ts';
import { puzzleNumber } from './today.ts';

export function shareWords(result: SolveResult, origin: string, t: LoopDictionary): string {
  const { mode, date, level, ticks, moves, hints } = result;
  const name = mode === 'daily' ? t.shareName(puzzleNumber(date)) : t.loop;
  const first = t.shareText(name, t[level], sizeWords(result, t), formatTime(secondsOf(ticks)));
  const second = [t.moves(moves), ...(hints > 0 ? [t.hints(hints)] : [])].join(' · ');
  const link = mode === 'daily' ? addressOf(level as DailyLevel, date) : '/loop';
  return `${first}\n${second}\n${origin}${link}`;
}

/** Easy changes its board from day to day; the others do not. */
function sizeWords({ mode, level, date }: SolveResult, t: LoopDictionary): string {
  const { side } = LEVELS[level];
  if (mode !== 'daily' || level !== 'easy') return t.size(side, side);
  const { rows, cols } = dailyPuzzle(date, level).puzzle;
  return t.size(rows, cols);
}

export type Shared = 'shared' | 'copied' | 'failed';

/** With the device's own sheet where there is one, else to the clipboard. */
export async function shareResult(result: SolveResult, t: LoopDictionary): Promise<Shared> {
  const text = shareWords(result, location.origin, t);
  const touch = matchMedia('(pointer: coarse)').matches;
  try {
    if (touch && navigator.canShare?.({ text })) {
      await navigator.share({ text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    // Whoever closes the device's sheet has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
