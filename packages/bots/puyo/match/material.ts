import { at, type Board, isColor, OJAMA, VISIBLE_ROWS } from '@rensa/games/puyo';

/** Share of a chance lost per ojama, plus this share for each puyo above a number of puyos. */
const LOSS_PER_OJAMA = 0.03;
const EXTRA_LOSS_PER_PUYO = 0.0014;
const EXTRA_LOSS_FROM = 24;
/** Free cells with which no chain can be finished, and free cells above those that are enough for any chain. */
const NO_ROOM_CELLS = 2;
const ROOM_CELLS = 18;
const MIN_ROOM_SHARE = 0.05;

/** Puyos and free cells that a player has to build with. */
export interface Material {
  readonly colored: number;
  readonly ojama: number;
  /** Empty cells of the visible rows. */
  readonly free: number;
}

export function materialOf(board: Board): Material {
  const seen = board.slice(0, at(VISIBLE_ROWS, 0));
  const colored = seen.filter(isColor).length;
  const ojama = seen.filter((cell) => cell === OJAMA).length;
  return { colored, ojama, free: seen.length - colored - ojama };
}

/** Puyos that count, because one ojama spoils one puyo. */
export function worthOf({ colored, ojama }: Material): number {
  return colored - ojama;
}

/** Share of a chance that is left after `ojama` ojama have fallen. A fuller field loses more. */
export function shareKept({ colored, ojama: before, free }: Material, ojama: number): number {
  const each = LOSS_PER_OJAMA + EXTRA_LOSS_PER_PUYO * Math.max(0, colored + before - EXTRA_LOSS_FROM);
  return roomShare(free - ojama) / (roomShare(free) * (1 + each * ojama));
}

/** Chance to finish a chain in `free` cells, from MIN_ROOM_SHARE to 1. */
function roomShare(free: number): number {
  return Math.min(1, Math.max(MIN_ROOM_SHARE, (free - NO_ROOM_CELLS) / ROOM_CELLS));
}
