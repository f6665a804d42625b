// The hand on a board: where pointer and keys are, and what they want.

import { signal } from '@preact/signals';
import { LoopKeyboard, LoopPointer, type LoopPointerOptions, LoopQueue } from '@rensa/controls/loop';
import { cluesOf, type Grid, type State } from '@rensa/games/loop';
import { loopKeys } from './bindings.ts';

interface HandOptions extends Required<Pick<LoopPointerOptions, 'place' | 'yields'>> {
  readonly grid: () => Grid;
  readonly state: () => State | undefined;
  /** Something may be wanted now. */
  readonly onWake: () => void;
}

export class BoardHand {
  /** Where a line is drawn from. */
  readonly pen = signal<number | undefined>(undefined);
  /** The cell that keys and screen readers are at. */
  readonly cursor = signal(0);
  /** The cell that a mouse is over, a finger rests on, or a key has moved the cursor to. */
  readonly pointed = signal<number | undefined>(undefined);
  /** The next arrow key crosses an edge out. */
  readonly crossing = signal(false);
  /** What is wanted next. */
  readonly queue = new LoopQueue();
  /** The cursor was moved by a key. */
  onCursor: () => void = () => {};
  /** The cursor is being put somewhere, and not moved by a key. */
  #pointing = false;
  readonly #options: HandOptions;
  readonly #pointer: LoopPointer;
  readonly #keys: LoopKeyboard;
  readonly #listening = new AbortController();

  constructor(board: HTMLElement, options: HandOptions) {
    const { grid, place, yields, onWake } = options;
    this.#options = options;
    this.#pointer = new LoopPointer(board, {
      queue: this.queue,
      size: grid,
      place,
      onPoint: (cell) => (this.pointed.value = cell),
      onInput: onWake,
      yields,
    });
    this.#keys = new LoopKeyboard(window, {
      queue: this.queue,
      grid,
      keys: loopKeys,
      stops: () => this.#stops(),
      onMove: () => this.#moveCursor(),
    });
    this.#listen(board);
  }

  /** For another game: the cursor goes to this cell. */
  clear(cell: number): void {
    this.queue.clear();
    this.pen.value = undefined;
    this.pointed.value = undefined;
    this.point(cell);
  }

  /** Puts the cursor of the keyboard somewhere; the focus stays where it is. */
  point(cell: number): void {
    this.#pointing = true;
    this.#keys.moveTo(cell);
    this.#pointing = false;
  }

  /** The hand is gone: a stroke that is open is taken back. */
  letGo(): void {
    this.#pointer.cancel();
    this.#keys.lift();
  }

  dispose(): void {
    this.#pointer.dispose();
    this.#keys.dispose();
    this.#listening.abort();
  }

  /** Pointers and keys are heard by the controls; here they only end the sleep. */
  #listen(board: HTMLElement): void {
    const { onWake } = this.#options;
    const { signal } = this.#listening;
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      board.addEventListener(type, onWake, { signal });
    }
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, onWake, { signal });
  }

  #stops(): readonly number[] {
    const state = this.#options.state();
    return state === undefined ? [] : cluesOf(state).flatMap(({ cell, status }) => (status === 'met' ? [] : [cell]));
  }

  #moveCursor(): void {
    this.cursor.value = this.#keys.cell;
    this.crossing.value = this.#keys.crossing;
    if (this.#keys.drawing) this.pen.value = this.#keys.cell;
    if (this.#pointing) return;
    this.pointed.value = this.#keys.cell;
    this.onCursor();
  }
}
