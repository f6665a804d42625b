// What is sent to a friend: what was solved and how fast, a link to the same puzzle, and nothing of its shape.

import type { DailyLevel } from '@rensa/games/loop';
import { formatTime, secondsOf } from '../../base/format.ts';
import { addressOf } from './slot.ts';
import { isOwn, type SolveResult } from './results.ts';
import type { LoopDictionary } from './text.ts';
import { puzzleNumber } from './today.ts';

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
  const lines = [first, emojiRow(quarters), `${t.moves(moves)} · ${help}`, `${origin}${linkOf(result)}`];
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

export type Shared = 'shared' | 'copied' | 'saved' | 'failed';

/** With the device's own sheet where there is one, else to the clipboard. */
export async function shareText(text: string): Promise<Shared> {
  return attempt(async () => {
    if (isPhone() && navigator.canShare?.({ text })) {
      await navigator.share({ text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  });
}

/** With the device's own sheet where there is one, else as a file. */
export async function sharePicture(picture: Blob, name: string): Promise<Shared> {
  return attempt(async () => {
    const files = [new File([picture], name, { type: picture.type })];
    if (isPhone() && navigator.canShare?.({ files })) {
      await navigator.share({ files });
      return 'shared';
    }
    download(picture, name);
    return 'saved';
  });
}

function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function attempt(share: () => Promise<Shared>): Promise<Shared> {
  try {
    return await share();
  } catch (error) {
    // Closing the device's sheet is a change of mind.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}
