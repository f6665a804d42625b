import { at, type Board, isColor, OJAMA, VISIBLE_ROWS } from '@rensa/games/puyo';

/** What an ojama takes, and what it takes more for each puyo beyond so many. */
const BURDEN = 0.03;
const BURDEN_MORE = 0.0014;
const BURDEN_FROM = 24;
/** With so few free cells no chain can be finished; with so many more there is room enough. */
const NO_ROOM = 2;
const ROOM = 18;
const MIN_ROOM = 0.05;

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
export function burdened({ colored, ojama: before, free }: Stock, ojama: number): number {
  const each = BURDEN + BURDEN_MORE * Math.max(0, colored + before - BURDEN_FROM);
  return roomIn(free - ojama) / (roomIn(free) * (1 + each * ojama));
}

/** From nearly nothing to 1: how well a chain can be finished in so many free cells. */
function roomIn(free: number): number {
  return Math.min(1, Math.max(MIN_ROOM, (free - NO_ROOM) / ROOM));
}
