export { DEFAULT_LOOP_KEYS, LOOP_ACTIONS, type LoopAction, type LoopKeys } from './keys.ts';
export { LoopKeyboard } from './keyboard.ts';
export { LoopPointer, type LoopPointerOptions } from './pointer.ts';
export { LoopQueue } from './queue.ts';
