import { expect, test } from 'vitest';
import { isUsable } from './listening.ts';

test.each(['KeyA', 'Space', 'Enter', 'ShiftLeft', 'Numpad4', 'Escape', 'CapsLock', 'ArrowUp', 'Slash'])(
  '%s can be bound',
  (code) => {
    expect(isUsable(code)).toBe(true);
  },
);

test.each(['Tab', 'F5', 'F12', 'ControlLeft', 'AltRight', 'MetaLeft', 'ContextMenu', 'Unidentified', ''])(
  '%s cannot be bound',
  (code) => {
    expect(isUsable(code)).toBe(false);
  },
);
