import type { Board, ClueStatus, Path } from '@rensa/games/loop';
import { inPixels, type Pen } from '../canvas/surface.ts';
import { drawGround } from './board.ts';
import { loopCanvas, type LoopLayout } from './layout.ts';
import { LoopPainter } from './painter.ts';
import type { PaperName } from './style.ts';

export interface LoopPreview {
  readonly board: Board;
  readonly paths: readonly Path[];
  /** Of each clue; left out, none of them is met yet. */
  readonly clues?: readonly ClueStatus[];
  readonly solved?: boolean;
}

function layoutFor({ rows, cols }: Board, size: number): LoopLayout {
  const margin = 2;
  return { rows, cols, margin, cell: (size - 2 * margin) / Math.max(rows, cols) };
}

/** A board at rest, `size` CSS pixels wide at its wider side, with its left upper corner at the origin of the canvas. */
export function paintLoopBoard(pen: Pen, preview: LoopPreview, size: number, paper: PaperName, ratio: number): void {
  const { board, paths, solved = false } = preview;
  const clues = preview.clues ?? board.clues.map(() => 'neutral' as const);
  const picture = { board, paths, clues, solved, active: [] };
  const frame = { picture, layout: layoutFor(board, size), ratio, look: { paper, motion: 'reduced' }, now: 0 } as const;
  inPixels(pen, () => {
    drawGround(pen, board, frame.layout, ratio, paper);
    new LoopPainter().draw(pen, frame);
  });
}

/** How large such a picture is, in CSS pixels. */
export function loopBoardSize(board: Board, size: number): { readonly width: number; readonly height: number } {
  return loopCanvas(layoutFor(board, size));
}
