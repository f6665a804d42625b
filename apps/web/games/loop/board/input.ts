// The input of a board: where the pointer and the keyboard's cursor are, and the inputs they ask for.

import { signal } from '@preact/signals';
import { LoopKeyboard, LoopPointer, type LoopPointerOptions, LoopQueue } from '@rensa/controls/loop';
import { cluesOf, type Grid, type State } from '@rensa/games/loop';
import { loopKeys } from './bindings.ts';

interface BoardInputOptions extends Required<Pick<LoopPointerOptions, 'place' | 'yields'>> {
  readonly grid: () => Grid;
  readonly state: () => State | undefined;
  /** Called when an input may be waiting. */
  readonly onWake: () => void;
}

export class BoardInput {
  /** Cell where the pen is or was last. */
  readonly pen = signal<number | undefined>(undefined);
  /** Cell of the keyboard and of screen readers. */
  readonly cursor = signal(0);
  /** Cell under a mouse or a resting finger, or to which a key has moved the cursor. */
  readonly pointed = signal<number | undefined>(undefined);
  /** True while the next arrow key crosses an edge out. */
  readonly crossing = signal(false);
  /** Inputs that wait for their tick. */
  readonly queue = new LoopQueue();
  /** Called when a key has moved the cursor. */
  onCursor: () => void = () => {};
  /** True while `point`, and not a key, moves the cursor. */
  #pointing = false;
  readonly #options: BoardInputOptions;
  readonly #pointer: LoopPointer;
  readonly #keys: LoopKeyboard;
  readonly #listening = new AbortController();

  constructor(board: HTMLElement, options: BoardInputOptions) {
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

  /** Drops everything for another game, and moves the cursor to a cell. */
  clear(cell: number): void {
    this.queue.clear();
    this.pen.value = undefined;
    this.pointed.value = undefined;
    this.point(cell);
  }

  /** Moves the cursor to a cell without moving the focus. */
  point(cell: number): void {
    this.#pointing = true;
    this.#keys.moveTo(cell);
    this.#pointing = false;
  }

  /** Ends all input and takes an open stroke back. */
  release(): void {
    this.#pointer.cancel();
    this.#keys.lift();
  }

  dispose(): void {
    this.#pointer.dispose();
    this.#keys.dispose();
    this.#listening.abort();
  }

  /** Wakes the clock on every event of a pointer or key. The controls read the events themselves. */
  #listen(board: HTMLElement): void {
    const { onWake } = this.#options;
    const { signal } = this.#listening;
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      board.addEventListener(type, onWake, { signal });
    }
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, onWake, { signal });
  }

  /** Cells of the clues that are not met, for the key that jumps to the next one. */
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
