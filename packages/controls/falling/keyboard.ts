import type { Button, Device, Reading } from './buttons.ts';
import { claimsKey } from '../dom/focus.ts';
import { Grip } from './held.ts';

/** From `KeyboardEvent.code`, the place of a key, which is the same in every layout. */
export type KeyMap = Readonly<Record<string, Button>>;

export const DEFAULT_KEYS: KeyMap = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'soft',
  ArrowUp: 'hard',
  Space: 'hard',
  KeyZ: 'turnLeft',
  KeyX: 'turnRight',
};

export class Keyboard implements Device {
  map: KeyMap;
  readonly #target: EventTarget;
  readonly #grip = new Grip();
  readonly #listening = new AbortController();
  #enabled = true;

  /** `target` is the window: `visibilitychange` bubbles up to it. */
  constructor(target: EventTarget, map: KeyMap = DEFAULT_KEYS) {
    this.#target = target;
    this.map = map;
    this.#listen('keydown', (event) => this.#onDown(event as KeyboardEvent));
    this.#listen('keyup', (event) => this.#grip.release((event as KeyboardEvent).code));
    this.#listen('blur', () => this.#grip.releaseAll());
    this.#listen('visibilitychange', () => this.#grip.releaseAll());
  }

  get enabled(): boolean {
    return this.#enabled;
  }

  set enabled(enabled: boolean) {
    this.#enabled = enabled;
    if (!enabled) this.#grip.reset();
  }

  drain(): Reading {
    return this.#grip.drain();
  }

  reset(): void {
    this.#grip.reset();
  }

  dispose(): void {
    this.#listening.abort();
    this.#grip.reset();
  }

  #onDown(event: KeyboardEvent): void {
    const button = Object.hasOwn(this.map, event.code) ? this.map[event.code] : undefined;
    if (!this.#enabled || button === undefined) return;
    if (event.ctrlKey || event.metaKey || event.altKey || claimsKey(event.target, event.code)) return;
    event.preventDefault();
    if (!event.repeat) this.#grip.press(event.code, button);
  }

  #listen(type: string, listener: (event: Event) => void): void {
    this.#target.addEventListener(type, listener, { signal: this.#listening.signal });
  }
}
