// Paints the pictures of a chain on one canvas, one after the other.

import type { Puyo, State } from '@rensa/games/puyo';
import { type BoardLayout, type BoardWords, canvasBox, type Look, type TickView } from '@rensa/painters';
import { PuyoPainter } from '@rensa/painters/puyo';
import { toolLayout } from '../../tools/screen.ts';
import { LAB_ROWS } from '../board/labfield.ts';
import type { ChainFilm } from '../board/film.ts';

/** The look and size of the pictures. */
export interface FrameStyle {
  readonly look: Look;
  readonly words: BoardWords;
  /** Size of a cell, in pixels. */
  readonly cell: number;
  /** Color around the field. */
  readonly ground: string;
}

/** Ticks after the last one of the film, until the painter comes to rest and the end has been seen. */
const END_TICKS = 60;

export class FilmFrames {
  readonly canvas = document.createElement('canvas');
  readonly ticks: number;
  readonly #film: ChainFilm;
  readonly #style: FrameStyle;
  readonly #layout: BoardLayout;
  readonly #board = document.createElement('canvas');
  readonly #painter: PuyoPainter;
  #tick = 0;

  constructor(film: ChainFilm, style: FrameStyle) {
    this.#film = film;
    this.#style = style;
    this.#layout = toolLayout(style.cell, LAB_ROWS);
    this.ticks = film.steps.length + END_TICKS;
    const { width, height } = canvasBox(this.#layout);
    for (const canvas of [this.canvas, this.#board]) Object.assign(canvas, { width, height });
    this.#painter = new PuyoPainter(style.look, 1);
    this.#painter.words = style.words;
  }

  /** Paints the picture after `tick` ticks, which may not decrease from call to call. */
  paint(tick: number): void {
    const views: TickView<Puyo>[] = [];
    while (this.#tick < tick) views.push(this.#next());
    const state = this.#stateAt(this.#tick);
    const frame = { ticks: views, before: state, after: state, mix: 1, layout: this.#layout, now: this.#tick };
    const [pen, page] = [this.#board.getContext('2d'), this.canvas.getContext('2d', { willReadFrequently: true })];
    if (pen === null || page === null) throw new Error('this browser has no canvas');
    this.#painter.paint(pen, frame);
    page.fillStyle = this.#style.ground;
    page.fillRect(0, 0, this.canvas.width, this.canvas.height);
    page.drawImage(this.#board, 0, 0);
  }

  pixels(): Uint8ClampedArray<ArrayBuffer> {
    const { width, height } = this.canvas;
    const data = this.canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
    if (data === undefined) throw new Error('this browser has no canvas');
    return data;
  }

  #stateAt(tick: number): State {
    return this.#film.steps[Math.min(tick, this.#film.steps.length) - 1]?.after ?? this.#film.start;
  }

  #next(): TickView<Puyo> {
    const step = this.#film.steps[this.#tick];
    this.#tick++;
    const rest = this.#stateAt(this.#tick);
    return step ?? { before: rest, after: rest, events: [], tick: this.#tick };
  }
}
