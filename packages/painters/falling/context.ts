import type { Atlas } from '../canvas/atlas.ts';
import type { Pen } from '../canvas/surface.ts';
import type { BoardView } from './view.ts';

/** Everything that is needed to draw one picture. */
export interface DrawContext {
  readonly pen: Pen;
  readonly atlas: Atlas;
  readonly view: BoardView;
  /** Time of the picture, in ticks. */
  readonly now: number;
  /** True for full motion; else the same information is shown without movement. */
  readonly full: boolean;
}
