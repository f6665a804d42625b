// The two canvases of a board: the grid, and the lines and clues on it. Elements that the style sheet animates are
// between them.

import type { Grid } from '@rensa/games/loop';
import {
  drawGround,
  type LoopLook,
  LoopPainter,
  type LoopPicture,
  type LoopLayout,
  loopCanvas,
  type PaperName,
} from '@rensa/painters/loop';

export interface LoopCanvases {
  readonly ground: HTMLCanvasElement;
  readonly canvas: HTMLCanvasElement;
}

export class LoopCanvas {
  readonly #canvases: LoopCanvases;
  readonly #painter = new LoopPainter();
  #layout: LoopLayout | undefined;
  #ratio = 1;
  /** Paper that the grid was drawn for; empty if it must be drawn again. */
  #ground = '';

  constructor(canvases: LoopCanvases) {
    this.#canvases = canvases;
  }

  /** Place of the cells in the window, in the coordinates of pointers. */
  where(): { readonly left: number; readonly top: number; readonly cell: number } {
    const { left, top } = this.#canvases.canvas.getBoundingClientRect();
    const { margin, cell } = this.#layout ?? { margin: 0, cell: 1 };
    return { left: left + margin, top: top + margin, cell };
  }

  place(layout: LoopLayout): void {
    const { width, height } = loopCanvas(layout);
    this.#layout = layout;
    this.#ratio = window.devicePixelRatio;
    this.#ground = '';
    for (const canvas of [this.#canvases.ground, this.#canvases.canvas]) {
      canvas.width = Math.round(width * this.#ratio);
      canvas.height = Math.round(height * this.#ratio);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
  }

  /** Forgets the board before, so that the next one appears without a change of colors. */
  clear(): void {
    this.#painter.settle();
    this.#ground = '';
  }

  /** Paints a picture. Returns true while something still moves. */
  paint(picture: LoopPicture, look: LoopLook, now: number): boolean {
    const pen = this.#canvases.canvas.getContext('2d');
    if (pen === null || this.#layout === undefined) return false;
    if (this.#ground !== look.paper) this.#paintGround(picture.board, this.#layout, look.paper);
    return this.#painter.paint(pen, { picture, layout: this.#layout, ratio: this.#ratio, look, now });
  }

  #paintGround(board: Grid, layout: LoopLayout, paper: PaperName): void {
    const pen = this.#canvases.ground.getContext('2d');
    if (pen === null) return;
    this.#ground = paper;
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    drawGround(pen, board, { layout, ratio: this.#ratio, paper });
  }
}
