// Mouse, pen and finger sort a list from top to bottom. A mouse drags at once; a finger after a moment, because until then
// it may scroll.

import type { Signal } from '@preact/signals';

/** What is dragged. */
export interface SortDrag {
  readonly from: number;
  /** Where it would be if it was let go now. */
  readonly to: number;
  /** How far it is from its place, in CSS pixels. */
  readonly y: number;
  /** How far the others move out of its way. */
  readonly room: number;
}

interface SortingOptions {
  /** Only from here can an item be dragged. */
  readonly handle: string;
  readonly drag: Signal<SortDrag | undefined>;
  readonly onSort: (from: number, to: number) => void;
}

interface Press {
  readonly pointer: number;
  readonly index: number;
  /** In the list, also when it is scrolled. */
  readonly y: number;
}

/** A hand that lies still moves this much. */
const STILL = 6;
const HOLD_MS = 300;
/** Near its ends a list scrolls. */
const EDGE = 28;
const SCROLL = 10;

export class Sorting {
  readonly #list: HTMLElement;
  readonly #options: SortingOptions;
  #press: Press | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a drag chooses nothing. */
  #dragged = false;

  constructor(list: HTMLElement, options: SortingOptions) {
    this.#list = list;
    this.#options = options;
  }

  /** Gives a function that ends this. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const on = <K extends keyof HTMLElementEventMap>(type: K, does: (event: HTMLElementEventMap[K]) => void): void =>
      this.#list.addEventListener(type, does, { signal, capture: true, passive: false });
    on('pointerdown', (event) => this.#down(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerup', (event) => this.#up(event));
    on('pointercancel', () => this.#cancel());
    for (const type of ['click', 'touchmove', 'contextmenu'] as const) on(type, (event) => this.#keep(event));
    window.addEventListener('keydown', (event) => this.#onKey(event), { signal, capture: true });
    return () => {
      this.#cancel();
      listening.abort();
    };
  }

  get #drag(): SortDrag | undefined {
    return this.#options.drag.value;
  }

  #down(event: PointerEvent): void {
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
    this.#options.drag.value = { from: press.index, to: press.index, y: 0, room: this.#room(press.index) };
  }

  #room(index: number): number {
    const boxes = this.#boxes();
    const [item, first, second] = [boxes[index], boxes[0], boxes[1]];
    const gap = first === undefined || second === undefined ? 0 : second.top - first.bottom;
    return item === undefined ? 0 : item.bottom - item.top + gap;
  }

  /** Where the items are in the list, wherever they are drawn now. */
  #boxes(): readonly { readonly top: number; readonly bottom: number }[] {
    return [...this.#list.children].map((item) => {
      const { offsetTop: top, offsetHeight } = item as HTMLElement;
      return { top, bottom: top + offsetHeight };
    });
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const y = this.#yOf(event) - press.y;
    if (this.#drag === undefined && Math.abs(y) <= STILL) return;
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
    if (y < top + EDGE) this.#list.scrollTop -= SCROLL;
    if (y > bottom - EDGE) this.#list.scrollTop += SCROLL;
  }

  #up(event: PointerEvent): void {
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

  /** While something is dragged, nothing else is done. */
  #keep(event: Event): void {
    const over = event.type === 'click' && this.#dragged;
    if (over) event.stopPropagation();
    if (over || this.#drag !== undefined) event.preventDefault();
    if (over) this.#dragged = false;
  }

  #onKey(event: KeyboardEvent): void {
    if (event.code !== 'Escape' || this.#drag === undefined) return;
    event.stopPropagation();
    this.#cancel();
  }
}
