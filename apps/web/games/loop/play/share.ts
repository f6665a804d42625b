// What is sent to a friend: what was solved and how fast, a link to the same puzzle, and nothing of its shape.

import type { DailyLevel } from '@rensa/games/loop';
import { formatTime, secondsOf } from '../../../base/text/format.ts';
import { addressOf } from '../slot/slot.ts';
import { isOwn, type SolveResult } from '../records/results.ts';
import type { LoopDictionary } from '../text/text.ts';
import { puzzleNumber } from '../slot/today.ts';

/** By the quarter of the solve in which a clue was met. */
const SQUARES = ['🟦', '🟩', '🟨', '🟥'];

/** One square per clue, in reading order. */
function emojiRow(quarters: readonly number[]): string {
  return quarters.map((quarter) => SQUARES[quarter] ?? '').join('');
}

export function shareWords(
  result: SolveResult,
  quarters: readonly number[],
  origin: string,
  t: LoopDictionary,
): string {
  const { mode, date, level, ticks, moves, hints } = result;
  const name = mode === 'daily' ? t.shareName(puzzleNumber(date)) : t.loop;
  const first = t.shareText(name, t[level], sizeWords(result.size, t), formatTime(secondsOf(ticks)));
  const help = isOwn(result) ? t.noHints : result.seen ? t.seen : t.hints(hints);
  const lines = [first, emojiRow(quarters), t.dotted(t.moves(moves), help), `${origin}${linkOf(result)}`];
  return lines.filter((line) => line !== '').join('\n');
}

/** Where the same puzzle can be played. */
function linkOf({ id, mode, level, date }: SolveResult): string {
  return mode === 'daily' ? addressOf(level as DailyLevel, date) : `/${id}`;
}

/** `7x7-1` in words. */
export function sizeWords(size: string, t: LoopDictionary): string {
  const [rows = 0, cols = 0, holes = 0] = size.split(/[x-]/).map(Number);
  return holes === 0 ? t.size(rows, cols) : t.list(t.size(rows, cols), t.holes(holes));
}
