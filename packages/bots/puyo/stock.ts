import { at, type Board, isColor, OJAMA, VISIBLE_ROWS } from '@rensa/games/puyo';

/** What an ojama takes, and what it takes more for each puyo beyond so many. */
const BURDEN = 0.03;
const BURDEN_MORE = 0.0014;
const BURDEN_FROM = 24;
/** What a field has to build with. */
export interface Stock {
  readonly colored: number;
  readonly ojama: number;
  /** Empty cells of the rows that are seen. */
  readonly free: number;
}

export function stockOf(board: Board): Stock {
  const seen = board.slice(0, at(VISIBLE_ROWS, 0));
  const colored = seen.filter(isColor).length;
  const ojama = seen.filter((cell) => cell === OJAMA).length;
  return { colored, ojama, free: seen.length - colored - ojama };
}

/** What is worth comparing: an ojama spoils a puyo. */
export function worthOf({ colored, ojama }: Stock): number {
  return colored - ojama;
}

/** What of a chance is left when so much ojama has fallen. The fuller the field, the more it is hurt. */
export function burdened({ colored, ojama: before }: Stock, ojama: number): number {
  const each = BURDEN + BURDEN_MORE * Math.max(0, colored + before - BURDEN_FROM);
  return 1 / (1 + each * ojama);
}
