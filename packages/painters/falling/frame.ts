// What a page and the painter of a falling game agree on.

import type { GameTypes } from '@rensa/engine';
import type { Look } from '../canvas/look.ts';
import type { Pen } from '../canvas/surface.ts';
import type { BoardLayout } from './layout.ts';

/** What one tick did. */
export interface TickView<G extends GameTypes> {
  readonly before: G['state'];
  readonly after: G['state'];
  readonly events: readonly G['event'][];
  /** Its number, which is also its time on the axis of `now`. */
  readonly tick: number;
}

/** One picture to paint. */
export interface Frame<G extends GameTypes> {
  /** Every tick since the last picture, oldest first; empty when none has passed. */
  readonly ticks: readonly TickView<G>[];
  /** The two newest states, to draw between. */
  readonly before: G['state'];
  readonly after: G['state'];
  /** How far it is from the first to the second, 0 to 1. */
  readonly mix: number;
  readonly layout: BoardLayout;
  /** The newest tick and `mix`. It does not change while the game is paused, and goes on when it is over. */
  readonly now: number;
}

/** What the page calls things, in its language. */
export interface BoardWords {
  readonly chain: string;
  readonly allClear: string;
}

/** Where a coach would put the pair in hand. */
export interface Advice {
  /** Of the axis. */
  readonly col: number;
  /** Where the child is: 0 above, 1 right, 2 below, 3 left. */
  readonly rot: number;
}

export interface Painter<G extends GameTypes> {
  words: BoardWords;
  /** Shown as long as a pair is in hand, by a game whose painter can. */
  advice?: Advice | undefined;
  /** `ratio` is device pixels for each CSS pixel. */
  look(look: Look, ratio: number): void;
  /** Forgets all effects. */
  settle(): void;
  /** True while something still moves. */
  paint(pen: Pen, frame: Frame<G>): boolean;
}
