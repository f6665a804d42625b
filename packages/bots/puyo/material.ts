import { at, type Board, isColor, OJAMA, VISIBLE_ROWS } from '@rensa/games/puyo';

/** What an ojama takes, and what it takes more for each puyo beyond so many. */
const LOSS_PER_OJAMA = 0.03;
const EXTRA_LOSS_PER_PUYO = 0.0014;
const EXTRA_LOSS_FROM = 24;
/** With so few free cells no chain can be finished; with so many more there is room enough. */
const NO_ROOM_CELLS = 2;
const ROOM_CELLS = 18;
const MIN_ROOM_SHARE = 0.05;

/** What a field has to build with. */
export interface Material {
  readonly colored: number;
  readonly ojama: number;
  /** Empty cells of the rows that are seen. */
  readonly free: number;
}

export function materialOf(board: Board): Material {
  const seen = board.slice(0, at(VISIBLE_ROWS, 0));
  const colored = seen.filter(isColor).length;
  const ojama = seen.filter((cell) => cell === OJAMA).length;
  return { colored, ojama, free: seen.length - colored - ojama };
}

/** What is worth comparing: an ojama spoils a puyo. */
export function worthOf({ colored, ojama }: Material): number {
  return colored - ojama;
}

/** What of a chance is left when so much ojama has fallen. The fuller the field, the more it is hurt. */
export function shareKept({ colored, ojama: before, free }: Material, ojama: number): number {
  const each = LOSS_PER_OJAMA + EXTRA_LOSS_PER_PUYO * Math.max(0, colored + before - EXTRA_LOSS_FROM);
  return roomShare(free - ojama) / (roomShare(free) * (1 + each * ojama));
}

/** From nearly nothing to 1: how well a chain can be finished in so many free cells. */
function roomShare(free: number): number {
  return Math.min(1, Math.max(MIN_ROOM_SHARE, (free - NO_ROOM_CELLS) / ROOM_CELLS));
}
