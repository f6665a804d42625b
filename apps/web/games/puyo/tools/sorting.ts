// Sorts a vertical list by mouse, pen or finger. A mouse drags at once; a finger after a moment, because until then it may
// scroll.

import type { Signal } from '@preact/signals';

/** A drag in progress. */
export interface SortDrag {
  /** The index of the dragged item. */
  readonly from: number;
  /** The index that it would get if it was released now. */
  readonly to: number;
  /** Distance of the item from its place, in CSS pixels. */
  readonly y: number;
  /** Distance by which the others move out of its way, in CSS pixels. */
  readonly shift: number;
}

interface SortingOptions {
  /** Selector of the part of an item that starts a drag. */
  readonly handle: string;
  readonly drag: Signal<SortDrag | undefined>;
  readonly onSort: (from: number, to: number) => void;
}

interface Press {
  readonly pointer: number;
  readonly index: number;
  /** `clientY` plus the scroll of the list, so that scrolling moves the item too. */
  readonly y: number;
}

/** Movement of a pointer that still counts as lying still, in CSS pixels. */
const MAX_STILL = 6;
/** Time after which a finger drags. */
const HOLD_MS = 300;
/** Distance from the ends of the list within which it scrolls, in CSS pixels. */
const SCROLL_EDGE = 28;
/** Distance scrolled per event, in CSS pixels. */
const SCROLL_STEP = 10;

export class Sorting {
  readonly #list: HTMLElement;
  readonly #options: SortingOptions;
  #press: Press | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** True until the click that ends a drag, which must not choose anything. */
  #dragged = false;

  constructor(list: HTMLElement, options: SortingOptions) {
    this.#list = list;
    this.#options = options;
  }

  /** Listens until the function that it returns is called. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => this.#list.addEventListener(type, listener, { signal, capture: true, passive: false });
    on('pointerdown', (event) => this.#onDown(event));
    on('pointermove', (event) => this.#onMove(event));
    on('pointerup', (event) => this.#onUp(event));
    on('pointercancel', () => this.#cancel());
    for (const type of ['click', 'touchmove', 'contextmenu'] as const) on(type, (event) => this.#suppress(event));
    window.addEventListener('keydown', (event) => this.#onKey(event), { signal, capture: true });
    return () => {
      this.#cancel();
      listening.abort();
    };
  }

  get #drag(): SortDrag | undefined {
    return this.#options.drag.value;
  }

  #onDown(event: PointerEvent): void {
    this.#dragged = false;
    const handle = (event.target as Element).closest(this.#options.handle);
    const index = [...this.#list.children].findIndex((item) => handle !== null && item.contains(handle));
    if (index < 0 || event.button !== 0 || this.#press !== undefined) return;
    this.#press = { pointer: event.pointerId, index, y: this.#yOf(event) };
    if (event.pointerType !== 'mouse') this.#timer = setTimeout(() => this.#begin(), HOLD_MS);
  }

  #yOf({ clientY }: PointerEvent): number {
    return clientY + this.#list.scrollTop;
  }

  #begin(): void {
    const press = this.#press;
    if (press === undefined) return;
    this.#list.setPointerCapture(press.pointer);
    this.#options.drag.value = { from: press.index, to: press.index, y: 0, shift: this.#heightOf(press.index) };
  }

  /** The height of an item with the gap below it. */
  #heightOf(index: number): number {
    const boxes = this.#boxes();
    const [item, first, second] = [boxes[index], boxes[0], boxes[1]];
    const gap = first === undefined || second === undefined ? 0 : second.top - first.bottom;
    return item === undefined ? 0 : item.bottom - item.top + gap;
  }

  /** The places of the items in the list, wherever a drag draws them. */
  #boxes(): readonly { readonly top: number; readonly bottom: number }[] {
    return [...this.#list.children].map((item) => {
      const { offsetTop: top, offsetHeight } = item as HTMLElement;
      return { top, bottom: top + offsetHeight };
    });
  }

  #onMove(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const y = this.#yOf(event) - press.y;
    if (this.#drag === undefined && Math.abs(y) <= MAX_STILL) return;
    if (this.#drag === undefined && event.pointerType !== 'mouse') return this.#cancel();
    if (this.#drag === undefined) this.#begin();
    this.#dragTo(press.index, y);
    this.#scroll(event.clientY);
  }

  #dragTo(index: number, wanted: number): void {
    const boxes = this.#boxes();
    const [own, first, last] = [boxes[index], boxes[0], boxes.at(-1)];
    if (this.#drag === undefined || own === undefined || first === undefined || last === undefined) return;
    const y = Math.min(last.bottom - own.bottom, Math.max(first.top - own.top, wanted));
    const [top, bottom] = [own.top + y, own.bottom + y];
    const isBefore = (i: number, middle: number): boolean => (i < index ? middle < top : i > index && middle <= bottom);
    const to = boxes.filter((box, i) => isBefore(i, (box.top + box.bottom) / 2)).length;
    this.#options.drag.value = { ...this.#drag, to, y };
  }

  #scroll(y: number): void {
    const { top, bottom } = this.#list.getBoundingClientRect();
    if (y < top + SCROLL_EDGE) this.#list.scrollTop -= SCROLL_STEP;
    if (y > bottom - SCROLL_EDGE) this.#list.scrollTop += SCROLL_STEP;
  }

  #onUp(event: PointerEvent): void {
    if (this.#press?.pointer !== event.pointerId) return;
    const drag = this.#drag;
    this.#cancel();
    if (drag === undefined) return;
    this.#dragged = true;
    if (drag.from !== drag.to) this.#options.onSort(drag.from, drag.to);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#press = undefined;
    this.#options.drag.value = undefined;
  }

  /** Prevents clicks, scrolling and menus during a drag, and the click that ends it. */
  #suppress(event: Event): void {
    const endsDrag = event.type === 'click' && this.#dragged;
    if (endsDrag) event.stopPropagation();
    if (endsDrag || this.#drag !== undefined) event.preventDefault();
    if (endsDrag) this.#dragged = false;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.code !== 'Escape' || this.#drag === undefined) return;
    event.stopPropagation();
    this.#cancel();
  }
}
