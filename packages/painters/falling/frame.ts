// Types that a page and the painter of a falling game share.

import type { GameTypes } from '@rensa/engine';
import type { Look } from '../canvas/look.ts';
import type { Point } from '../canvas/point.ts';
import type { Pen } from '../canvas/surface.ts';
import type { BoardEnd } from './finale.ts';
import type { BoardHint } from './hint.ts';
import type { BoardLayout } from './layout.ts';

/** One tick: the states before and after it, and its events. */
export interface TickView<G extends GameTypes> {
  readonly before: G['state'];
  readonly after: G['state'];
  readonly events: readonly G['event'][];
  /** Number of the tick, which is also its time on the axis of `now`. */
  readonly tick: number;
}

/** One picture to paint. */
export interface Frame<G extends GameTypes> {
  /** Every tick since the last picture, oldest first; empty when none has passed. */
  readonly ticks: readonly TickView<G>[];
  /** The two newest states, to draw between. */
  readonly before: G['state'];
  readonly after: G['state'];
  /** Share of the way from `before` to `after`, 0 to 1. */
  readonly mix: number;
  readonly layout: BoardLayout;
  /**
   * Time in ticks: the newest tick plus `mix`. It does not change while the game is paused, and goes on after its end.
   */
  readonly now: number;
}

/** Words on a board, in the language of the page. */
export interface BoardWords {
  readonly chain: string;
  readonly allClear: string;
}

/** Placement that a coach suggests for the falling pair. */
export interface Advice {
  /** Column of the axis. */
  readonly col: number;
  /** Side of the axis on which the child is: 0 above, 1 right, 2 below, 3 left. */
  readonly rot: number;
}

export interface Painter<G extends GameTypes> {
  words: BoardWords;
  /** Placement to show while a pair falls, if the painter of the game can. */
  advice?: Advice | undefined;
  /** The place that eyes look at, in columns and rows; without it they look at what happens. */
  gaze?: Point | undefined;
  /** Shows how to play where the field is empty. */
  hint?: BoardHint | undefined;
  /** Everything but the pair in hand is dimmed, and the pair has an outline. */
  pointed?: boolean;
  /** Sets look and scale; `ratio` is device pixels per CSS pixel. */
  setLook(look: Look, ratio: number): void;
  /** Drops all effects, and the end of a game. */
  settle(): void;
  /** Shows how a game ends, from the tick of its end on. */
  finish(end: BoardEnd): void;
  /** Paints a picture. Returns whether something still moves. */
  paint(pen: Pen, frame: Frame<G>): boolean;
}
