import type { KeyMap } from './keyboard.ts';

/** Key maps for two people at one keyboard: the first at its left, the second at its right. They share no key. */
export const splitKeys: readonly [KeyMap, KeyMap] = [
  { KeyA: 'left', KeyD: 'right', KeyS: 'soft', KeyW: 'hard', KeyQ: 'rotateLeft', KeyE: 'rotateRight' },
  {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowDown: 'soft',
    ArrowUp: 'hard',
    KeyN: 'rotateLeft',
    KeyM: 'rotateRight',
    Comma: 'rotateLeft',
    Period: 'rotateRight',
  },
];
