// The text for sharing a result: the puzzle, the time and a link, without giving the solution away.

import { formatTime, secondsOf } from '../../../base/text/format.ts';
import { addressOf, puzzleNumber } from '../slot/slot.ts';
import { isUnaided, type SolveResult } from '../records/results.ts';
import type { LoopWords } from '../text/text.ts';
import { sizeWords } from '../text/sizes.ts';

/** Squares for the four quarters of the solve in which a clue can be met. */
const SQUARES = ['🟦', '🟩', '🟨', '🟥'];

/** Around the result: the site, and the streak that it belongs to; 0 for none. */
interface ShareContext {
  readonly origin: string;
  readonly days: number;
}

/** One square per clue, in reading order. */
function emojiRow(quarters: readonly number[]): string {
  return quarters.map((quarter) => SQUARES[quarter] ?? '').join('');
}

export function shareWords(
  result: SolveResult,
  quarters: readonly number[],
  { origin, days }: ShareContext,
  t: LoopWords,
): string {
  const { mode, date, level, ticks, moves, hints } = result;
  const name = mode === 'daily' ? t.shareName(puzzleNumber(date)) : t.loop;
  const first = t.shareText(name, t[level], sizeWords(result.size, t), formatTime(secondsOf(ticks)));
  const help = isUnaided(result) ? t.noHints : result.seen ? t.seen : t.hints(hints);
  const played = t.dotted(t.moves(moves), help);
  const legend = quarters.length > 0 ? t.shareLegend(SQUARES.join('')) : '';
  const streak = days > 1 ? t.dotted(played, t.inARow(days)) : played;
  const lines = [first, emojiRow(quarters), legend, streak, `${origin}${linkOf(result)}`];
  return lines.filter((line) => line !== '').join('\n');
}

/** The address of the same puzzle. */
function linkOf({ id, mode, level, date }: SolveResult): string {
  return mode === 'daily' ? addressOf(level, date) : `/${id}`;
}
