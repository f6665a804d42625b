export { type Button, BUTTONS, type Device, type Reading } from './buttons.ts';
export { Controls } from './controls.ts';
export { DEFAULT_KEYS, Keyboard, type KeyMap } from './keyboard.ts';
export { LoopKeys, type KeysOptions } from './loop/keys.ts';
export { LoopPointer, type Place, type PointerOptions } from './loop/pointer.ts';
export { LoopQueue } from './loop/queue.ts';
export { Pads } from './pads.ts';
export { NO_CHARGE, pulse, type Repeat } from './repeat.ts';
export { Touch } from './touch.ts';
