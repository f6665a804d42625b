export { LoopKeyboard } from './keyboard.ts';
export { LoopPointer } from './pointer.ts';
export { LoopQueue } from './queue.ts';
