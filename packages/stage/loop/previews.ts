import type { Board, ClueStatus, Path } from '@rensa/games/loop';
import { inPixels, type Pen } from '../canvas/surface.ts';
import { drawGround } from './board.ts';
import { loopCanvas, type LoopStand } from './layout.ts';
import { LoopPainter } from './painter.ts';
import type { PaperName } from './style.ts';

export interface LoopStill {
  readonly board: Board;
  readonly paths: readonly Path[];
  /** Of each clue; left out, none of them is met yet. */
  readonly clues?: readonly ClueStatus[];
  readonly solved?: boolean;
}

function standFor({ rows, cols }: Board, size: number): LoopStand {
  const margin = 2;
  return { rows, cols, margin, cell: (size - 2 * margin) / Math.max(rows, cols) };
}

/** A board at rest, `size` CSS pixels wide at its wider side, with its left upper corner at the origin of the canvas. */
export function paintLoopBoard(pen: Pen, still: LoopStill, size: number, paper: PaperName, ratio: number): void {
  const { board, paths, solved = false } = still;
  const clues = still.clues ?? board.clues.map(() => 'neutral' as const);
  const picture = { board, paths, clues, solved, active: [] };
  const frame = { picture, stand: standFor(board, size), ratio, look: { paper, motion: 'reduced' }, now: 0 } as const;
  inPixels(pen, () => {
    drawGround(pen, board, frame.stand, ratio, paper);
    new LoopPainter().draw(pen, frame);
  });
}

/** How large such a picture is, in CSS pixels. */
export function loopBoardSize(board: Board, size: number): { readonly width: number; readonly height: number } {
  return loopCanvas(standFor(board, size));
}
