import type { Board } from '@rensa/games/loop';
import { inPixels, type Pen } from '../surface.ts';
import type { ClueState } from './clue.ts';
import { loopCanvas, type LoopStand } from './layout.ts';
import { LoopPainter } from './painter.ts';
import type { PaperName } from './style.ts';

export interface LoopStill {
  readonly board: Board;
  readonly edges: readonly number[];
  /** Of each clue; all of them are open where this is left out. */
  readonly clues?: readonly ClueState[];
  readonly solved?: boolean;
}

function standFor({ rows, cols }: Board, size: number): LoopStand {
  const margin = 2;
  return { rows, cols, margin, cell: (size - 2 * margin) / Math.max(rows, cols) };
}

/** A board at rest, `size` CSS pixels wide at its wider side, with its left upper corner at the origin of the canvas. */
export function paintLoopBoard(pen: Pen, still: LoopStill, size: number, paper: PaperName, ratio: number): void {
  const { board, edges, solved = false } = still;
  const clues = still.clues ?? board.clues.map(() => (solved ? 'solved' : 'open'));
  const picture = { board, edges, clues, solved, active: [] };
  const frame = { picture, stand: standFor(board, size), ratio, look: { paper, motion: 'reduced' }, now: 0 } as const;
  inPixels(pen, () => new LoopPainter().draw(pen, frame));
}

/** How large such a picture is, in CSS pixels. */
export function loopBoardSize(board: Board, size: number): { readonly width: number; readonly height: number } {
  return loopCanvas(standFor(board, size));
}
