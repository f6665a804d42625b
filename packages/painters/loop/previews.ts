import type { Board, ClueStatus, Path } from '@rensa/games/loop';
import { inPixels, type Pen } from '../canvas/surface.ts';
import { drawGround } from './board.ts';
import { loopCanvas, type LoopLayout } from './layout.ts';
import { LoopPainter } from './painter.ts';
import type { PaperName } from './style.ts';

export interface LoopPreview {
  readonly board: Board;
  readonly paths: readonly Path[];
  /** Status of each clue; by default none is met yet. */
  readonly clues?: readonly ClueStatus[];
  readonly solved?: boolean;
  /** The color of the line, in place of the paper's. */
  readonly line?: string;
}

export interface LoopPreviewStyle {
  /** Length of its wider side, in CSS pixels. */
  readonly size: number;
  readonly paper: PaperName;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** CSS pixels. */
const MARGIN = 2;

function layoutFor({ rows, cols }: Board, size: number): LoopLayout {
  return { rows, cols, margin: MARGIN, cell: (size - 2 * MARGIN) / Math.max(rows, cols) };
}

/** A board at rest, with its left upper corner at the origin of the canvas. */
export function paintLoopBoard(pen: Pen, preview: LoopPreview, { size, paper, ratio }: LoopPreviewStyle): void {
  const { board, paths, solved = false, line } = preview;
  const clues = preview.clues ?? board.clues.map(() => 'neutral' as const);
  const picture = { board, paths, clues, solved, line, active: [] };
  const frame = { picture, layout: layoutFor(board, size), ratio, look: { paper, motion: 'reduced' }, now: 0 } as const;
  inPixels(pen, () => {
    drawGround(pen, board, { layout: frame.layout, ratio, paper });
    new LoopPainter().draw(pen, frame);
  });
}

/** Size of such a picture, in CSS pixels. */
export function loopBoardSize(board: Board, size: number): { readonly width: number; readonly height: number } {
  return loopCanvas(layoutFor(board, size));
}
