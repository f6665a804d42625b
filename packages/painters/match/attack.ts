// Interface of a match and a game for attacks: garbage on its way to a board, and what an event sends or cancels.

import type { GameTypes } from '@rensa/engine';
import type { Look } from '../canvas/look.ts';
import type { Pen } from '../canvas/surface.ts';

/** Garbage on its way to a board, in pieces. */
export interface IncomingGarbage {
  /** Falls at the end of this turn. */
  readonly now: number;
  /** Falls later, or cannot fall yet. */
  readonly later: number;
  /** Values that the game needs to draw the pieces, such as colors; the first to come are first. */
  readonly kinds: readonly number[];
}

export interface Exchanged {
  /** Pieces on their way to the sender that were canceled. */
  readonly offset: number;
  readonly sent: number;
  /** Kinds of the pieces sent, for games that show them on their way. */
  readonly kinds?: readonly number[];
}

/** Middle and size of a piece to draw, in CSS pixels. */
export interface PiecePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Pen and look for pieces. One unit of the pen is a CSS pixel. */
export interface PieceView {
  readonly pen: Pen;
  readonly look: Look;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** Cells that an event broke. */
interface BrokenCells {
  readonly cells: readonly number[];
  /** 1 to 5. */
  readonly color: number;
}

/** A tray to draw into, in CSS pixels from its left upper corner. */
export interface TrayView extends PieceView {
  readonly width: number;
  readonly height: number;
  /** Momentary enlargement of its pieces, from 0 to 1. */
  readonly bump: number;
  /** Words on the tray, in the language of the page. */
  readonly words: TrayWords;
}

export type TrayWords = Readonly<Record<string, string>>;

/** Attacks of a game, as a match shows them. */
export interface AttackStyle<G extends GameTypes> {
  readonly cols: number;
  incoming(state: G['state']): IncomingGarbage;
  broken(event: G['event']): BrokenCells | undefined;
  exchanged(event: G['event']): Exchanged | undefined;
  drawTray(view: TrayView, incoming: IncomingGarbage): void;
  /** Draws a piece that is sent. */
  readonly drawSent?: (view: PieceView, kind: number, place: PiecePlace) => void;
}

export function totalOf({ now, later }: IncomingGarbage): number {
  return now + later;
}

/** The same garbage with `by` pieces more; what falls later changes first. */
export function changedBy({ now, later, kinds }: IncomingGarbage, by: number): IncomingGarbage {
  const all = Math.max(0, now + later + by);
  const soon = Math.min(now, all);
  return { now: soon, later: all - soon, kinds: by < 0 ? kinds.slice(-by) : kinds };
}
