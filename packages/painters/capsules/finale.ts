// A lost bottle: the capsules come apart and fall through its floor, column by column. The viruses stay, and are glad.

import { type Board, COLS, EMPTY, isVirus, lossCells, SPAWN_COL, type State } from '@rensa/games/capsules';
import { pointOf } from '../canvas/point.ts';
import { stamp } from '../canvas/surface.ts';
import type { Block } from '../falling/block.ts';
import { NO_WARP, stampCrisp } from '../falling/clearing.ts';
import type { DrawContext } from '../falling/context.ts';
import { ageOf, type BoardEnd, fallenBy, fallingFor, OUTLINE_AT } from '../falling/finale.ts';
import { xOf, yOf } from '../falling/view.ts';
import { blocksOf } from './blocks.ts';
import { pieceOf, ringOf } from './pieces.ts';

/** Rows below the floor at which nothing of a capsule is left. */
const GONE = -3;

/** Rows that a column of the bottle has fallen. */
export function fallenIn({ now, full }: DrawContext, end: BoardEnd, col: number): number {
  return full ? fallenBy(fallingFor(end, now, col, SPAWN_COL)) : 0;
}

function isLoose({ now, full }: DrawContext, end: BoardEnd, col: number): boolean {
  return full && end.kind === 'lost' && fallingFor(end, now, col, SPAWN_COL) > 0;
}

/** Blocks that are still in their places. A capsule of which one half has gone is a half. */
export function standing(context: DrawContext, end: BoardEnd, board: Board): Block[] {
  const gone = [...board.keys()].filter((index) => !isVirus(board[index]) && isLoose(context, end, index % COLS));
  return blocksOf(board, new Set(gone));
}

/** Draws what falls. */
export function drawSpilled(context: DrawContext, end: BoardEnd, board: Board): void {
  const { pen, atlas, view } = context;
  for (let col = 0; col < COLS; col++) {
    if (!isLoose(context, end, col)) continue;
    const rows = fallenIn(context, end, col);
    for (const { cell, cells } of columnOf(board, col)) {
      const { y } = pointOf(cells[0], COLS);
      if (y - rows > GONE) stamp(pen, pieceOf(atlas, cell), xOf(view, col), yOf(view, y - rows));
    }
  }
}

/** Capsules and halves of a column; of those that lie across it, only the half in it. */
function columnOf(board: Board, col: number): Block[] {
  const others = new Set([...board.keys()].filter((index) => index % COLS !== col));
  return blocksOf(board, others).filter(({ cell }) => !isVirus(cell));
}

/** Draws the outline of what blocks the neck, until it falls. */
export function drawBlockers(context: DrawContext, end: BoardEnd, { board, rules }: State): void {
  const { pen, atlas, view, now, full } = context;
  if (full && ageOf(end, now) < OUTLINE_AT) return;
  for (const { row, col } of lossCells(rules)) {
    const cell = board[row * COLS + col];
    if (cell === EMPTY || isLoose(context, end, col)) continue;
    stampCrisp(pen, ringOf(atlas, cell), xOf(view, col), yOf(view, row), NO_WARP);
  }
}
