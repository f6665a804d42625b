import { INPUT, type Tool } from '@rensa/games/loop';

import { ownsPointer } from '../dom/focus.ts';
import { preventScroll } from '../dom/scroll.ts';
import { cellOf, cellUnder, edgeAt, movePen, type PenTrack, type BoardPoint, putPen, type Size } from './pen.ts';
import type { LoopQueue } from './queue.ts';

/** The place of the board on the screen now. */
export interface ScreenPlace {
  /** In CSS pixels from the top left of the window, as pointers report it. */
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

export interface LoopPointerOptions {
  readonly queue: LoopQueue;
  readonly size: () => Size;
  /** Asked at every word of the pointer, so that a board that moves under it is no trouble. */
  readonly place: () => ScreenPlace;
  /** The cell that a mouse is over, or that a finger rests on; undefined when there is none any more. */
  readonly onPoint?: (cell: number | undefined) => void;
  /** Returns whether a second finger takes the board from the first, to move it. */
  readonly yields?: () => boolean;
  /** Something was put into the queue without a word of the pointer. */
  readonly onInput?: () => void;
}

/** A finger that rests for so long is no tap. */
const HOLD_MS = 450;

/** One pointer at a time draws on the board; others wait until it is up. */
export class LoopPointer {
  readonly #target: HTMLElement;
  readonly #options: LoopPointerOptions;
  readonly #listening = new AbortController();
  #pen: PenTrack | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** The finger has rested on a cell: when it goes up, nothing is drawn. */
  #rested = false;

  constructor(target: HTMLElement, options: LoopPointerOptions) {
    this.#target = target;
    this.#options = options;
    this.#listen('pointerdown', (event) => this.#onDown(event));
    this.#listen('pointermove', (event) => this.#onMove(event));
    this.#listen('pointerup', (event) => this.#onUp(event));
    for (const type of ['pointercancel', 'lostpointercapture'] as const) {
      this.#listen(type, (event) => this.#isOurs(event) && this.cancel());
    }
    this.#listen('pointerleave', (event) => event.pointerType === 'mouse' && this.#point(undefined));
    this.#listen('contextmenu', (event) => event.preventDefault());
    const { signal } = this.#listening;
    preventScroll(target, signal);
    target.ownerDocument.addEventListener('visibilitychange', () => this.cancel(), { signal });
    target.ownerDocument.addEventListener('keydown', (event) => event.key === 'Escape' && this.cancel(), { signal });
  }

  /** Takes the stroke back. */
  cancel(): void {
    if (this.#pen === undefined) return;
    this.#release();
    this.#options.queue.end(this, 'cancel');
  }

  dispose(): void {
    this.#listening.abort();
    this.cancel();
  }

  #onDown(event: PointerEvent): void {
    if (this.#pen !== undefined && this.#options.yields?.() === true) this.cancel();
    else this.#begin(event);
  }

  #begin(event: PointerEvent): void {
    if (this.#pen !== undefined || ownsPointer(event.target)) return;
    const { queue, size } = this.#options;
    this.#pen = putPen(event.pointerId, toolOf(event), this.#where(event), size());
    if (this.#pen === undefined) return;
    event.preventDefault();
    this.#target.setPointerCapture(event.pointerId);
    queue.press(this, this.#pen.tool, cellOf(this.#pen, size()));
    if (event.pointerType !== 'mouse') this.#holding = setTimeout(() => this.#hold(), HOLD_MS);
  }

  /** A finger that rests on an edge crosses it out; on a cell, it shows what is there. */
  #hold(): void {
    const pen = this.#pen;
    if (pen === undefined || pen.moved || pen.tool !== 'pencil') return;
    const edge = edgeAt(pen.down, this.#options.size());
    if (edge !== undefined) return this.#cross(edge);
    this.#rested = true;
    this.#point(cellOf(pen, this.#options.size()));
  }

  /** Instead of what the stroke would have been. */
  #cross(edge: number): void {
    this.cancel();
    this.#options.queue.push(INPUT.cross(edge));
    this.#options.onInput?.();
  }

  #point(cell: number | undefined): void {
    this.#options.onPoint?.(cell);
  }

  #release(): void {
    clearTimeout(this.#holding);
    if (this.#rested) this.#point(undefined);
    this.#rested = false;
    this.#pen = undefined;
  }

  #onMove(event: PointerEvent): void {
    if (event.pointerType === 'mouse') this.#point(cellUnder(this.#where(event), this.#options.size()));
    if (!this.#isOurs(event)) return;
    const words = event.getCoalescedEvents?.() ?? [];
    for (const word of words.length > 0 ? words : [event]) this.#follow(word);
  }

  #onUp(event: PointerEvent): void {
    if (!this.#isOurs(event)) return;
    this.#follow(event);
    if (this.#pen === undefined) return;
    const { moved, tool } = this.#pen;
    const edge = tool === 'eraser' && !moved ? edgeAt(this.#where(event), this.#options.size()) : undefined;
    if (edge !== undefined) return this.#cross(edge);
    const rested = this.#rested && !moved;
    this.#release();
    this.#options.queue.end(this, rested ? 'cancel' : moved ? 'lift' : 'tap');
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
  return button === 0 ? 'pencil' : 'eraser';
}
