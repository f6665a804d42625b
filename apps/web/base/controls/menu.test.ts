import type { PadState } from '@rensa/controls';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/storage.testing.ts';
import { MenuReader } from './menu.ts';
import { chooseControls } from './profiles.ts';

function pad(...down: number[]): PadState {
  return {
    connected: true,
    buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: down.includes(i) })),
    axes: [0, 0],
  };
}

test('a press counts once, when it goes down', () => {
  const reader = new MenuReader();
  const looks = [[pad()], [pad(0)], [pad(0)], [pad()], [pad(0, 13)]].map((pads) => reader.read(pads, true));
  expect(looks).toEqual([[], ['confirm'], [], [], ['confirm', 'next']]);
});

test('what opens a menu does nothing in it, and what closes it nothing after', () => {
  const reader = new MenuReader();
  const open = [false, true, true, true, false];
  const downs = [[], [9], [9], [], [0]];
  expect(open.map((isOpen, i) => reader.read([pad(...downs[i])], isOpen))).toEqual([[], [], [], [], []]);
});

test('any connected controller counts', () => {
  const reader = new MenuReader();
  reader.read([null, pad()], true);
  expect(reader.read([null, pad(1)], true)).toEqual(['close']);
  expect(reader.read([null, null], true)).toEqual([]);
});

test('A and B change places when that is chosen', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  chooseControls({ common: {}, games: {}, swapped: true });
  const reader = new MenuReader();
  const looks = [[], [0], [0, 1], [9]].map((downs) => reader.read([pad(...downs)], true));
  chooseControls({ common: {}, games: {} });
  vi.unstubAllGlobals();
  expect(looks).toEqual([[], ['close'], ['confirm'], ['main']]);
});
