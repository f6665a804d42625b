import { closest } from '../dom/target.ts';
import { type Device, isButton, type Reading } from './buttons.ts';
import { HeldButtons } from './held.ts';

/** Nine ticks: a finger that leaves sooner has tapped. */
const TAP_MS = 150;

interface PadPress {
  readonly pad: HTMLElement;
  readonly at: number;
  readonly piece: number;
}

/**
 * Buttons on the screen: elements with a `data-button` inside `root`. A finger may slide from one to the next without
 * being lifted. Whatever is held carries `data-pressed`. A pad with a `data-tap` presses that button, too, when a finger
 * leaves it at once.
 */
export class Pads implements Device {
  /** The number of the piece in hand. */
  readonly #piece: () => number;
  readonly #root: HTMLElement;
  readonly #buttons = new HeldButtons();
  readonly #listening = new AbortController();
  readonly #under = new Map<number, HTMLElement>();
  readonly #begun = new Map<number, PadPress>();

  /** `piece` counts pieces: a press that began with another piece is no tap. */
  constructor(root: HTMLElement, piece: () => number = () => 0) {
    this.#root = root;
    this.#piece = piece;
    root.style.touchAction = 'none';
    this.#listen('pointerdown', (event) => this.#onDown(event));
    this.#listen('pointermove', (event) => this.#onMove(event));
    this.#listen('pointerup', (event) => this.#tap(event));
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      this.#listen(type, (event) => this.#lift(event.pointerId));
    }
    // Sliding over the pads quickly would start a fling that swallows the next tap elsewhere.
    root.addEventListener('touchstart', (event) => event.preventDefault(), {
      signal: this.#listening.signal,
      passive: false,
    });
    this.#listen('contextmenu', (event) => event.preventDefault());
    this.#listen('click', (event) => this.#onClick(event));
  }

  drain(): Reading {
    return this.#buttons.drain();
  }

  reset(): void {
    for (const id of this.#under.keys()) this.#lift(id);
    this.#buttons.reset();
  }

  dispose(): void {
    this.#listening.abort();
    this.reset();
  }

  #onDown(event: PointerEvent): void {
    // A finger between two pads is meant for one of them, and never for a board that lies around the deck.
    event.stopPropagation();
    const pad = padOf(event.target);
    if (pad === undefined || event.button !== 0) return;
    event.preventDefault();
    // The root hears of the finger wherever it slides; elementFromPoint tells which pad it is over.
    this.#root.setPointerCapture(event.pointerId);
    this.#begun.set(event.pointerId, { pad, at: event.timeStamp, piece: this.#piece() });
    this.#put(event.pointerId, pad);
  }

  /** A finger that has stayed on its pad, and leaves it soon. */
  #tap({ pointerId, timeStamp }: PointerEvent): void {
    const press = this.#begun.get(pointerId);
    const button = press?.pad.dataset['tap'];
    if (press === undefined || !isButton(button) || this.#under.get(pointerId) !== press.pad) return;
    if (timeStamp - press.at < TAP_MS && press.piece === this.#piece()) this.#buttons.tap(button);
  }

  #onMove(event: PointerEvent): void {
    if (!this.#root.hasPointerCapture(event.pointerId)) return;
    const pad = padOf(this.#root.ownerDocument.elementFromPoint(event.clientX, event.clientY));
    if (pad === this.#under.get(event.pointerId)) return;
    this.#lift(event.pointerId);
    if (pad !== undefined && this.#root.contains(pad)) this.#put(event.pointerId, pad);
  }

  /** Enter, Space and screen readers click without a pointer. */
  #onClick(event: MouseEvent): void {
    const pad = padOf(event.target);
    const button = pad?.dataset['tap'] ?? pad?.dataset['button'];
    if (event.detail === 0 && isButton(button)) this.#buttons.tap(button);
  }

  #put(id: number, pad: HTMLElement): void {
    const button = pad.dataset['button'];
    if (!isButton(button)) return;
    this.#under.set(id, pad);
    this.#buttons.press(id, button);
    pad.dataset['pressed'] = '';
  }

  #lift(id: number): void {
    const pad = this.#under.get(id);
    this.#begun.delete(id);
    this.#under.delete(id);
    this.#buttons.release(id);
    if (pad !== undefined && ![...this.#under.values()].includes(pad)) delete pad.dataset['pressed'];
  }

  #listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ): void {
    this.#root.addEventListener(type, listener, { signal: this.#listening.signal });
  }
}

function padOf(target: EventTarget | null): HTMLElement | undefined {
  return closest(target, '[data-button]');
}
