export { type Action, ACTIONS, type Button, BUTTONS, type Device } from './falling/buttons.ts';
export { Controls } from './falling/controls.ts';
export {
  DEFAULT_DEAD_ZONE,
  DEFAULT_PAD,
  downsOf,
  Gamepad,
  isPressed,
  type PadMap,
  type PadSetup,
  type PadState,
  type RumbleMotors,
} from './falling/gamepad.ts';
export { DEFAULT_KEYS, Keyboard, type KeyMap } from './falling/keyboard.ts';
export type { ColumnAim } from './falling/aim.ts';
export { Pads } from './falling/pads.ts';
export type { Repeat } from './falling/repeat.ts';
export { splitKeys } from './falling/split.ts';
export { Touch } from './falling/touch.ts';
