import { ownsEveryKey } from '../dom/focus.ts';
import { onKey } from '../dom/target.ts';
import { type Action, type Device, isButton, type Reading } from './buttons.ts';
import { HeldButtons } from './held.ts';

/** From `KeyboardEvent.code`, the place of a key, which is the same in every layout. */
export type KeyMap = Readonly<Record<string, Action>>;

export const DEFAULT_KEYS: KeyMap = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'soft',
  ArrowUp: 'hard',
  Space: 'hard',
  KeyZ: 'rotateLeft',
  KeyX: 'rotateRight',
  Escape: 'pause',
  KeyP: 'pause',
  KeyR: 'restart',
};

/** The page itself hears the keys of a pause and a restart, because a game that rests hears none. */
export class Keyboard implements Device {
  readonly #map: () => KeyMap;
  readonly #buttons = new HeldButtons();
  readonly #listening = new AbortController();
  #enabled = true;

  /** `target` is the window: `visibilitychange` bubbles up to it. `map` is asked at every key. */
  constructor(target: EventTarget, map: () => KeyMap = () => DEFAULT_KEYS) {
    const { signal } = this.#listening;
    this.#map = map;
    onKey(target, 'keydown', (event) => this.#onDown(event), signal);
    onKey(target, 'keyup', (event) => this.#onUp(event), signal);
    target.addEventListener('blur', () => this.#buttons.releaseAll(), { signal });
    target.addEventListener('visibilitychange', () => this.#buttons.releaseAll(), { signal });
  }

  get enabled(): boolean {
    return this.#enabled;
  }

  set enabled(enabled: boolean) {
    this.#enabled = enabled;
    if (!enabled) this.#buttons.reset();
  }

  drain(): Reading {
    return this.#buttons.drain();
  }

  reset(): void {
    this.#buttons.reset();
  }

  dispose(): void {
    this.#listening.abort();
    this.#buttons.reset();
  }

  /** The keys of a game in play are the game's, even if a button of the page has the focus. */
  #onDown(event: KeyboardEvent): void {
    const map = this.#map();
    const button = Object.hasOwn(map, event.code) ? map[event.code] : undefined;
    if (!this.#enabled || !isButton(button)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || ownsEveryKey(event.target)) return;
    event.preventDefault();
    if (!event.repeat) this.#buttons.press(event.code, button);
  }

  /** Some browsers press the focused button when the space bar comes up. */
  #onUp(event: KeyboardEvent): void {
    if (this.#buttons.holds(event.code) !== undefined) event.preventDefault();
    this.#buttons.release(event.code);
  }
}
