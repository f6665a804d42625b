import { ownsPointer } from '../dom/focus.ts';
import { preventScroll } from '../dom/scroll.ts';
import type { Device, Reading } from './buttons.ts';
import { moveFingers, NO_FINGERS, type TouchPoint } from './gesture.ts';
import { HeldButtons } from './held.ts';

const KINDS = { pointerdown: 'down', pointermove: 'move', pointerup: 'up', pointercancel: 'cancel' } as const;
const SOFT = 'soft';

/** Fingers and pens on the board; a mouse does nothing here. */
export class Touch implements Device {
  readonly #target: HTMLElement;
  readonly #cell: () => number;
  readonly #buttons = new HeldButtons();
  readonly #listening = new AbortController();
  #fingers = NO_FINGERS;

  /** `cell` is the size of a cell on the screen now, in CSS pixels. */
  constructor(target: HTMLElement, options: { readonly cell: () => number }) {
    this.#target = target;
    this.#cell = options.cell;
    const { signal } = this.#listening;
    preventScroll(target, signal);
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) {
      const listener = (event: PointerEvent): void => this.#on(event, KINDS[type]);
      target.addEventListener(type, listener, { signal });
    }
  }

  drain(): Reading {
    return this.#buttons.drain();
  }

  reset(): void {
    this.#fingers = NO_FINGERS;
    this.#buttons.reset();
  }

  dispose(): void {
    this.#listening.abort();
    this.reset();
  }

  #on(event: PointerEvent, kind: TouchPoint['kind']): void {
    if (event.pointerType === 'mouse') return;
    if (kind === 'down') {
      if (ownsPointer(event.target)) return;
      event.preventDefault();
      this.#target.setPointerCapture(event.pointerId);
    }
    this.#feel(event, kind);
  }

  #feel(event: PointerEvent, kind: TouchPoint['kind']): void {
    const { left, width } = this.#target.getBoundingClientRect();
    const point = { kind, id: event.pointerId, x: event.clientX - left, y: event.clientY, t: event.timeStamp };
    const { fingers, presses, soft } = moveFingers(this.#fingers, point, { cell: this.#cell(), width });
    this.#fingers = fingers;
    for (const button of presses) this.#buttons.tap(button);
    if (!soft) this.#buttons.release(SOFT);
    else if (this.#buttons.holds(SOFT) === undefined) this.#buttons.press(SOFT, 'soft');
  }
}
