// The canvas of one board, and the ticks that it has not shown yet.

import type { GameTypes } from '@rensa/engine';
import type { Advice, BoardEnd, BoardHint, BoardLayout, BoardWords, Look, Painter, TickView } from '@rensa/painters';
import type { BoardPicture } from './seat.ts';

export class Picture<G extends GameTypes> implements BoardPicture<G> {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #painter: Painter<G>;
  #layout: BoardLayout | undefined;
  #look: Look;
  #ticks: TickView<G>[] = [];
  #before: G['state'] | undefined;
  #after: G['state'] | undefined;

  constructor(canvas: HTMLCanvasElement, paint: (look: Look, ratio: number) => Painter<G>, look: Look) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d');
    this.#look = look;
    this.#painter = paint(look, window.devicePixelRatio);
  }

  /** The size of a cell in CSS pixels. */
  get cell(): number {
    return this.#layout?.cell ?? 1;
  }

  /** The left end of its first column, in CSS pixels. */
  get left(): number {
    return this.#layout?.field.x ?? 0;
  }

  /** Lets eyes look at a place of the canvas, in CSS pixels. */
  lookAt(place: { readonly x: number; readonly y: number } | undefined): void {
    const layout = this.#layout;
    if (layout === undefined) return;
    const { cell, field } = layout;
    this.#painter.gaze = place && {
      x: (place.x - field.x) / cell - 0.5,
      y: (field.y + field.height - place.y) / cell - 0.5,
    };
  }

  /** Shows how to play. */
  hint(hint: BoardHint | undefined): void {
    this.#painter.hint = hint;
  }

  /** Draws attention to the pair in hand. */
  point(pointed: boolean): void {
    this.#painter.pointed = pointed;
  }

  advise(advice: Advice | undefined): void {
    this.#painter.advice = advice;
  }

  setLook(look: Look, words: BoardWords): void {
    this.#look = look;
    this.#painter.setLook(look, window.devicePixelRatio);
    this.#painter.words = words;
  }

  /** Sizes are CSS pixels. A canvas with a new size is empty until it is painted. */
  place(layout: BoardLayout, width: number, height: number): void {
    const ratio = window.devicePixelRatio;
    this.#layout = layout;
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    this.#painter.setLook(this.#look, ratio);
  }

  show(state: G['state']): void {
    this.#ticks = [];
    this.#before = state;
    this.#after = state;
    this.#painter.settle();
  }

  /** Shows how the game ends. */
  finish(end: BoardEnd): void {
    this.#painter.finish(end);
  }

  tick(view: TickView<G>): void {
    this.#ticks.push(view);
    this.#before = view.before;
    this.#after = view.after;
  }

  paint(mix: number, now: number): boolean {
    if (this.#layout === undefined || this.#pen === null || this.#after === undefined) return false;
    const ticks = this.#ticks;
    this.#ticks = [];
    const [before, after] = [this.#before ?? this.#after, this.#after];
    return this.#painter.paint(this.#pen, { ticks, before, after, mix, layout: this.#layout, now });
  }

  paintStill(now: number): void {
    this.#before = this.#after;
    this.paint(1, now);
  }
}
