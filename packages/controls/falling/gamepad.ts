import type { Button, Device, Reading } from './buttons.ts';
import { HeldButtons } from './held.ts';

/** What a game controller says of itself, as the browser's own record of it does. */
export interface PadState {
  readonly connected: boolean;
  readonly buttons: readonly { readonly pressed: boolean }[];
  /** From -1 to 1: left stick sideways, left stick up and down, then the right one. */
  readonly axes: readonly number[];
}

/** By number, in the browser's standard order. The two buttons on a side of the four turn to that side. */
const BUTTON_OF: Readonly<Record<number, Button>> = {
  0: 'turnLeft',
  1: 'turnRight',
  2: 'turnLeft',
  3: 'turnRight',
  12: 'hard',
  13: 'soft',
  14: 'left',
  15: 'right',
};
/** Select and start. */
const PAUSES: readonly number[] = [8, 9];

/** A stick up does nothing: it would drop a piece by accident. */
const STICKS: readonly { readonly axis: number; readonly sign: 1 | -1; readonly button: Button }[] = [
  { axis: 0, sign: -1, button: 'left' },
  { axis: 0, sign: 1, button: 'right' },
  { axis: 1, sign: 1, button: 'soft' },
];

/** A stick counts from here on, and until it is nearer to its middle than that: worn sticks do not rest at 0. */
const STICK = { press: 0.5, release: 0.35 } as const;

/** Whatever of the pad is down, by a name of its own. */
type Downs = ReadonlyMap<string, Button | 'pause'>;

/** A game controller. It has no events, so it is looked at whenever it is asked. */
export class Gamepad implements Device {
  readonly #read: () => PadState | null | undefined;
  readonly #buttons = new HeldButtons();
  readonly #onPause: () => void;
  #down: Downs = new Map();
  #connected = false;
  /** What is down at the next look was pressed while nobody asked, so it counts only when it is pressed again. */
  #stale = true;

  /**
   * `read` gives the controller as it is now, or nothing while it is unplugged. A pause is asked for with two of its
   * buttons, and when it is unplugged.
   */
  constructor(read: () => PadState | null | undefined, onPause: () => void = () => {}) {
    this.#read = read;
    this.#onPause = onPause;
  }

  drain(): Reading {
    this.#look();
    return this.#buttons.drain();
  }

  reset(): void {
    this.#buttons.reset();
    this.#stale = true;
  }

  dispose(): void {
    this.reset();
  }

  #look(): void {
    const before = this.#down;
    const pad = this.#read();
    this.#plug(pad?.connected === true);
    this.#down = downsOf(pad, before);
    for (const name of before.keys()) if (!this.#down.has(name)) this.#buttons.release(name);
    const stale = this.#stale;
    this.#stale = false;
    if (stale) return;
    for (const [name, button] of this.#down) if (!before.has(name)) this.#press(name, button);
  }

  #plug(connected: boolean): void {
    if (this.#connected && !connected) this.#onPause();
    this.#connected = connected;
  }

  #press(name: string, button: Button | 'pause'): void {
    if (button === 'pause') this.#onPause();
    else this.#buttons.press(name, button);
  }
}

function downsOf(pad: PadState | null | undefined, before: Downs): Downs {
  const downs = new Map<string, Button | 'pause'>();
  if (!pad?.connected) return downs;
  for (const [number, { pressed }] of pad.buttons.entries()) {
    const button = PAUSES.includes(number) ? 'pause' : BUTTON_OF[number];
    if (pressed && button !== undefined) downs.set(`button ${number}`, button);
  }
  for (const { axis, sign, button } of STICKS) {
    const name = `stick ${button}`;
    const least = before.has(name) ? STICK.release : STICK.press;
    if (sign * (pad.axes[axis] ?? 0) >= least) downs.set(name, button);
  }
  return downs;
}

/** Is anything of it down? For a page that asks people to press something. */
export function isPressed(pad: PadState): boolean {
  return pad.buttons.some(({ pressed }) => pressed) || downsOf(pad, new Map()).size > 0;
}
