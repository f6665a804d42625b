// Mouse, pen and finger on a board that is drawn on: strokes from cell to cell, and what else a hand can mean.

import { type Board, COLS } from '@rensa/games/puyo';

/** What the person does. Cells are board indices. */
export interface FieldHand {
  /** A stroke begins. */
  readonly down: (cell: number, erase: boolean) => void;
  /** It goes on to another cell. */
  readonly over: (cell: number) => void;
  readonly up: () => void;
  /** It was none: all of it is taken back. */
  readonly cancel: () => void;
  /** What is in the cell is wanted. */
  readonly pick: (cell: number) => void;
  /** Two fingers. */
  readonly undo: () => void;
  /** The cell under a mouse. */
  readonly hover: (cell: number | undefined) => void;
}

/** What makes a board one that can be drawn on. */
export interface FieldEdit {
  readonly board: Board;
  readonly hand: FieldHand;
}

const LONG_PRESS_MS = 450;
const RIGHT_BUTTON = 2;

export class FieldPointer {
  readonly #element: HTMLElement;
  readonly #rows: number;
  readonly #hand: FieldHand;
  #pointer: number | undefined;
  #last: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, rows: number, hand: FieldHand) {
    this.#element = element;
    this.#rows = rows;
    this.#hand = hand;
  }

  /** Gives a function that ends this. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const on = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void): void =>
      this.#element.addEventListener(type, does, { signal });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', () => this.#cancel());
    on('pointerleave', () => this.#hand.hover(undefined));
    on('contextmenu', (event) => event.preventDefault());
    return () => {
      clearTimeout(this.#timer);
      listening.abort();
    };
  }

  #cellAt({ clientX, clientY }: PointerEvent): number | undefined {
    const { left, top, width, height } = this.#element.getBoundingClientRect();
    const col = Math.floor(((clientX - left) / width) * COLS);
    const row = this.#rows - 1 - Math.floor(((clientY - top) / height) * this.#rows);
    return col < 0 || col >= COLS || row < 0 || row >= this.#rows ? undefined : row * COLS + col;
  }

  #down(event: PointerEvent): void {
    const cell = this.#cellAt(event);
    if (cell === undefined) return;
    if (this.#pointer !== undefined) return this.#second();
    this.#pointer = event.pointerId;
    this.#last = cell;
    this.#element.setPointerCapture(event.pointerId);
    if (event.altKey) return this.#hand.pick(cell);
    this.#hand.down(cell, event.button === RIGHT_BUTTON);
    if (event.pointerType !== 'mouse') this.#timer = setTimeout(() => this.#hold(cell), LONG_PRESS_MS);
  }

  #second(): void {
    if (this.#last === undefined) return;
    this.#cancel();
    this.#hand.undo();
  }

  #hold(cell: number): void {
    this.#cancel();
    this.#hand.pick(cell);
  }

  #move(event: PointerEvent): void {
    const cell = this.#cellAt(event);
    if (this.#pointer === undefined && event.pointerType === 'mouse') return this.#hand.hover(cell);
    if (cell === undefined || this.#last === undefined || cell === this.#last) return;
    if (event.pointerId !== this.#pointer) return;
    clearTimeout(this.#timer);
    this.#last = cell;
    this.#hand.over(cell);
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    clearTimeout(this.#timer);
    if (this.#last !== undefined && !event.altKey) this.#hand.up();
    this.#pointer = undefined;
    this.#last = undefined;
  }

  /** The fingers may still be there; they mean nothing until they are lifted. */
  #cancel(): void {
    clearTimeout(this.#timer);
    this.#last = undefined;
    this.#pointer = undefined;
    this.#hand.cancel();
  }
}
