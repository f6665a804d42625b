import type { Tool } from '@rensa/games/loop';

import { ownsPointer } from '../dom/focus.ts';
import { preventScroll } from '../dom/scroll.ts';
import { type BoardPoint, cellOf, movePen, type PenTrack, putPen, type Size } from './pen.ts';
import type { LoopQueue } from './queue.ts';

/** How the board lies on the screen now. */
export interface ScreenPlace {
  /** In CSS pixels from the top left of the window, as pointers tell it. */
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

export interface LoopPointerOptions {
  readonly queue: LoopQueue;
  readonly size: () => Size;
  /** Asked at every word of the pointer, so that a board that moves under it is no trouble. */
  readonly place: () => ScreenPlace;
}

/** One pointer at a time draws on the board; others wait until it is up. */
export class LoopPointer {
  readonly #target: HTMLElement;
  readonly #options: LoopPointerOptions;
  readonly #listening = new AbortController();
  #pen: PenTrack | undefined;

  constructor(target: HTMLElement, options: LoopPointerOptions) {
    this.#target = target;
    this.#options = options;
    this.#listen('pointerdown', (event) => this.#onDown(event));
    this.#listen('pointermove', (event) => this.#onMove(event));
    this.#listen('pointerup', (event) => this.#onUp(event));
    for (const type of ['pointercancel', 'lostpointercapture'] as const) {
      this.#listen(type, (event) => this.#isOurs(event) && this.cancel());
    }
    this.#listen('contextmenu', (event) => event.preventDefault());
    const { signal } = this.#listening;
    preventScroll(target, signal);
    target.ownerDocument.addEventListener('visibilitychange', () => this.cancel(), { signal });
    target.ownerDocument.addEventListener('keydown', (event) => event.key === 'Escape' && this.cancel(), { signal });
  }

  /** Takes the stroke back. */
  cancel(): void {
    if (this.#pen === undefined) return;
    this.#pen = undefined;
    this.#options.queue.end(this, 'cancel');
  }

  dispose(): void {
    this.#listening.abort();
    this.cancel();
  }

  #onDown(event: PointerEvent): void {
    if (this.#pen !== undefined || ownsPointer(event.target)) return;
    const { queue, size } = this.#options;
    this.#pen = putPen(event.pointerId, toolOf(event), this.#where(event), size());
    if (this.#pen === undefined) return;
    event.preventDefault();
    this.#target.setPointerCapture(event.pointerId);
    queue.press(this, this.#pen.tool, cellOf(this.#pen, size()));
  }

  #onMove(event: PointerEvent): void {
    if (!this.#isOurs(event)) return;
    const words = event.getCoalescedEvents?.() ?? [];
    for (const word of words.length > 0 ? words : [event]) this.#follow(word);
  }

  #onUp(event: PointerEvent): void {
    if (!this.#isOurs(event)) return;
    this.#follow(event);
    const tapped = this.#pen?.moved === false;
    this.#pen = undefined;
    this.#options.queue.end(this, tapped ? 'tap' : 'lift');
  }

  #follow(event: PointerEvent): void {
    if (this.#pen === undefined) return;
    const { queue, size, place } = this.#options;
    const { pen, ways } = movePen(this.#pen, this.#where(event), size(), place().cell);
    this.#pen = pen;
    for (const way of ways) queue.go(this, way);
  }

  #where({ clientX, clientY }: PointerEvent): BoardPoint {
    const { left, top, cell } = this.#options.place();
    return { x: (clientX - left) / cell, y: (clientY - top) / cell };
  }

  #isOurs({ pointerId }: PointerEvent): boolean {
    return this.#pen?.id === pointerId;
  }

  #listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void {
    this.#target.addEventListener(type, listener, { signal: this.#listening.signal });
  }
}

/** The main button, a finger and the tip of a pen draw; other buttons and the other end of a pen erase. */
function toolOf({ button }: PointerEvent): Tool {
  return button === 0 ? 'pen' : 'eraser';
}
