// Mouse, pen and fingers on a board: strokes from cell to cell, and other gestures.

import { type Board, COLS } from '@rensa/games/puyo';

/** The actions of a board at the gestures of a person. Cells are board indices. */
export interface FieldActions {
  /** Called at the start of a stroke; the right button erases. */
  readonly down: (cell: number, erase: boolean) => void;
  /** Called when the stroke enters another cell. */
  readonly over: (cell: number) => void;
  readonly up: () => void;
  /** Takes the stroke back: it became another gesture. */
  readonly cancel: () => void;
  /** Called at a long press, or a click with Alt. */
  readonly pick: (cell: number) => void;
  /** Called when a second finger touches the board. */
  readonly undo: () => void;
  /** Gets the cell under a mouse; undefined outside. */
  readonly hover: (cell: number | undefined) => void;
}

/** A board that a person can draw on. */
export interface FieldEdit {
  readonly board: Board;
  readonly actions: FieldActions;
}

const LONG_PRESS_MS = 450;
const RIGHT_BUTTON = 2;

export class FieldPointer {
  readonly #element: HTMLElement;
  readonly #rows: number;
  readonly #actions: FieldActions;
  #pointer: number | undefined;
  #last: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, rows: number, actions: FieldActions) {
    this.#element = element;
    this.#rows = rows;
    this.#actions = actions;
  }

  /** Listens until the function that it returns is called. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => this.#element.addEventListener(type, listener, { signal });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', () => this.#cancel());
    on('pointerleave', () => this.#actions.hover(undefined));
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
    if (this.#pointer !== undefined) return this.#onSecondFinger();
    this.#pointer = event.pointerId;
    this.#last = cell;
    this.#element.setPointerCapture(event.pointerId);
    if (event.altKey) return this.#actions.pick(cell);
    this.#actions.down(cell, event.button === RIGHT_BUTTON);
    if (event.pointerType !== 'mouse') this.#timer = setTimeout(() => this.#hold(cell), LONG_PRESS_MS);
  }

  #onSecondFinger(): void {
    if (this.#last === undefined) return;
    this.#cancel();
    this.#actions.undo();
  }

  #hold(cell: number): void {
    this.#cancel();
    this.#actions.pick(cell);
  }

  #move(event: PointerEvent): void {
    const cell = this.#cellAt(event);
    if (this.#pointer === undefined && event.pointerType === 'mouse') return this.#actions.hover(cell);
    if (cell === undefined || this.#last === undefined || cell === this.#last) return;
    if (event.pointerId !== this.#pointer) return;
    clearTimeout(this.#timer);
    this.#last = cell;
    this.#actions.over(cell);
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer) return;
    clearTimeout(this.#timer);
    if (this.#last !== undefined && !event.altKey) this.#actions.up();
    this.#pointer = undefined;
    this.#last = undefined;
  }

  /** Ignores the fingers until they are lifted. */
  #cancel(): void {
    clearTimeout(this.#timer);
    this.#last = undefined;
    this.#pointer = undefined;
    this.#actions.cancel();
  }
}
