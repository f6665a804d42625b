// The canvas of the board: its size on the page, and what was not shown yet.

import { canvasBox, type Frame, type PageLayout, type Look, type Painter, type TickView } from '@rensa/stage';

export class Picture<State, Event> {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #painter: Painter<State, Event>;
  #layout: PageLayout | undefined;
  #ticks: TickView<State, Event>[] = [];

  constructor(canvas: HTMLCanvasElement, painter: Painter<State, Event>) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d');
    this.#painter = painter;
  }

  /** The size of a cell in CSS pixels. */
  get cell(): number {
    return this.#layout?.cell ?? 1;
  }

  look(look: Look, chainWord: string): void {
    this.#painter.look(look, window.devicePixelRatio);
    this.#painter.words = { chain: chainWord };
  }

  place(layout: PageLayout, look: Look): void {
    const ratio = window.devicePixelRatio;
    const box = canvasBox(layout);
    const { style } = this.#canvas;
    this.#layout = layout;
    this.#canvas.width = Math.round(box.width * ratio);
    this.#canvas.height = Math.round(box.height * ratio);
    style.left = `${box.x}px`;
    style.top = `${box.y}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    this.#painter.look(look, ratio);
  }

  add(tick: TickView<State, Event>): void {
    this.#ticks.push(tick);
  }

  /** Forgets what still moves, for another game. */
  clear(): void {
    this.#ticks = [];
    this.#painter.settle();
  }

  /** Says whether something still moves. */
  paint(frame: Omit<Frame<State, Event>, 'ticks' | 'layout'>): boolean {
    if (this.#layout === undefined || this.#pen === null) return false;
    const ticks = this.#ticks;
    this.#ticks = [];
    return this.#painter.paint(this.#pen, { ...frame, ticks, layout: this.#layout });
  }
}
