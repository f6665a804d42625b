import type { Action, Device, Reading } from './buttons.ts';
import { HeldButtons } from './held.ts';

/** A game controller, as the browser's own record describes it. */
export interface PadState {
  readonly connected: boolean;
  readonly buttons: readonly { readonly pressed: boolean }[];
  /** From -1 to 1: left stick sideways, left stick up and down, then the right one. */
  readonly axes: readonly number[];
  /** Its motors, where it has some. */
  readonly vibrationActuator?: RumbleMotors | null;
}

/** As much of the browser's own record as a short rumble needs. */
export interface RumbleMotors {
  playEffect(
    type: 'dual-rumble',
    effect: { readonly duration: number; readonly strongMagnitude: number; readonly weakMagnitude: number },
  ): Promise<unknown>;
}

/** From the name of a part, such as `button 0` or `axis 0-`, in the browser's standard order. */
export type PadMap = Readonly<Record<string, Action>>;

/** The two buttons on a side of the four rotate to that side. A stick up does nothing: it would drop a piece by accident. */
export const DEFAULT_PAD: PadMap = {
  'button 14': 'left',
  'button 15': 'right',
  'button 13': 'soft',
  'button 12': 'hard',
  'button 0': 'rotateLeft',
  'button 1': 'rotateRight',
  'button 2': 'rotateLeft',
  'button 3': 'rotateRight',
  'button 8': 'restart',
  'button 9': 'pause',
  'axis 0-': 'left',
  'axis 0+': 'right',
  'axis 1+': 'soft',
};

/** Least distance of a stick from its middle that counts: worn sticks do not rest at 0. */
export const DEFAULT_DEAD_ZONE = 0.5;
/** It counts until it is nearer to its middle by this much. */
const SLACK = 0.15;

/** A person's setup of a controller. */
export interface PadSetup {
  readonly map: PadMap;
  /** From 0 to 1. */
  readonly deadZone: number;
}

const DEFAULT_SETUP: PadSetup = { map: DEFAULT_PAD, deadZone: DEFAULT_DEAD_ZONE };

/** The parts that are down. */
type Downs = ReadonlySet<string>;

export interface GamepadOptions {
  /** Asked whenever something happens, so that a changed setting counts at once. */
  readonly setup?: () => PadSetup;
  /** A pause is asked for with a button, or because the controller was unplugged. */
  readonly onPause?: () => void;
  /** A restart is asked for; left out, that is a pause. */
  readonly onRestart?: () => void;
}

/** A game controller. It has no events, so its state is read whenever it is asked. */
export class Gamepad implements Device {
  readonly #read: () => PadState | null | undefined;
  readonly #setup: () => PadSetup;
  readonly #onPause: () => void;
  readonly #onRestart: () => void;
  readonly #buttons = new HeldButtons();
  #down: Downs = new Set();
  #connected = false;
  /** Buttons down at the next look were pressed while nobody asked, so they count only when they are pressed again. */
  #stale = true;

  /** `read` gives the controller as it is now, or nothing while it is unplugged. */
  constructor(read: () => PadState | null | undefined, options: GamepadOptions = {}) {
    this.#read = read;
    this.#setup = options.setup ?? (() => DEFAULT_SETUP);
    this.#onPause = options.onPause ?? (() => {});
    this.#onRestart = options.onRestart ?? this.#onPause;
  }

  /** As it is now, or nothing while it is unplugged. */
  get state(): PadState | null | undefined {
    return this.#read();
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
    const { map, deadZone } = this.#setup();
    this.#plug(pad?.connected === true);
    this.#down = downsOf(pad, before, deadZone);
    for (const part of before) if (!this.#down.has(part)) this.#buttons.release(part);
    const stale = this.#stale;
    this.#stale = false;
    if (stale) return;
    for (const part of this.#down) if (!before.has(part)) this.#press(part, map);
  }

  #plug(connected: boolean): void {
    if (this.#connected && !connected) this.#onPause();
    this.#connected = connected;
  }

  #press(part: string, map: PadMap): void {
    const action = Object.hasOwn(map, part) ? map[part] : undefined;
    if (action === 'pause') this.#onPause();
    else if (action === 'restart') this.#onRestart();
    else if (action !== undefined) this.#buttons.press(part, action);
  }
}

/** The parts of a controller that are down. A stick that was down already may come back a little. */
export function downsOf(
  pad: PadState | null | undefined,
  before: Downs = new Set(),
  deadZone = DEFAULT_DEAD_ZONE,
): Downs {
  const downs = new Set<string>();
  if (!pad?.connected) return downs;
  for (const [number, { pressed }] of pad.buttons.entries()) if (pressed) downs.add(`button ${number}`);
  for (const [number, way] of pad.axes.entries()) {
    const part = `axis ${number}${way < 0 ? '-' : '+'}`;
    if (Math.abs(way) >= (before.has(part) ? deadZone - SLACK : deadZone)) downs.add(part);
  }
  return downs;
}

/** Triggers of some controllers are axes that rest at -1, so only the first stick counts. */
const FIRST_STICK = /^(button|axis [01])/;

/** Is anything of it down? For a page that asks people to press something. */
export function isPressed(pad: PadState): boolean {
  return [...downsOf(pad)].some((part) => FIRST_STICK.test(part));
}
