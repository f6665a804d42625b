import type { Atlas } from '../canvas/atlas.ts';
import type { Pen } from '../canvas/surface.ts';
import type { BoardView } from './view.ts';

/** What it takes to draw one picture. */
export interface DrawContext {
  readonly pen: Pen;
  readonly atlas: Atlas;
  readonly view: BoardView;
  /** Ticks. */
  readonly now: number;
  /** Full motion, or the same information without the movement. */
  readonly full: boolean;
}
