// What a match and a game agree on about attacks: what is on its way to a board, and what an event adds or cancels.

import type { GameTypes } from '@rensa/engine';
import type { Look } from '../canvas/look.ts';
import type { Pen } from '../canvas/surface.ts';

/** What is on its way to a board, in pieces. */
export interface IncomingGarbage {
  /** Falls at the end of this turn. */
  readonly now: number;
  /** Falls later, or cannot fall yet. */
  readonly later: number;
  /** What the game needs to draw it, such as colors; the first that come are first. */
  readonly kinds: readonly number[];
}

export interface Exchanged {
  /** Own garbage to come that was canceled. */
  readonly offset: number;
  readonly sent: number;
  /** What is sent, for games that show it on its way. */
  readonly kinds?: readonly number[];
}

/** Where a piece is drawn, in CSS pixels: its middle, and how large it is. */
export interface PiecePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How pieces are drawn with a pen in CSS pixels. */
export interface PieceView {
  readonly pen: Pen;
  readonly look: Look;
  /** Device pixels for each CSS pixel. */
  readonly ratio: number;
}

/** What an event broke up. */
interface BrokenCells {
  readonly cells: readonly number[];
  /** 1 to 5. */
  readonly color: number;
}

/** A tray to draw into, in CSS pixels from its left upper corner. */
export interface TrayView extends PieceView {
  readonly width: number;
  readonly height: number;
  /** How much larger than usual its pieces are for a moment, from 0. */
  readonly bump: number;
  /** What the page calls things, in its language. */
  readonly words: TrayWords;
}

export type TrayWords = Readonly<Record<string, string>>;

/** How the boards of a game fight, as it is seen. */
export interface AttackStyle<G extends GameTypes> {
  readonly cols: number;
  incoming(state: G['state']): IncomingGarbage;
  broken(event: G['event']): BrokenCells | undefined;
  exchanged(event: G['event']): Exchanged | undefined;
  drawTray(view: TrayView, incoming: IncomingGarbage): void;
  /** One of the kinds that are sent. */
  readonly drawSent?: (view: PieceView, kind: number, place: PiecePlace) => void;
}

export function totalOf({ now, later }: IncomingGarbage): number {
  return now + later;
}

/** The same with so many more or fewer: what falls later changes first. */
export function changedBy({ now, later, kinds }: IncomingGarbage, by: number): IncomingGarbage {
  const all = Math.max(0, now + later + by);
  const soon = Math.min(now, all);
  return { now: soon, later: all - soon, kinds: by < 0 ? kinds.slice(-by) : kinds };
}
