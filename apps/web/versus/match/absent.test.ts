import { afterEach, expect, test, vi } from 'vitest';
import type { DeviceName, SeatedPlan } from '../series/plan.ts';
import { absentIn, instead, withDevice } from './absent.tsx';

const planOf = (first: DeviceName, second: DeviceName): SeatedPlan => ({
  setup: {},
  bestOf: 3,
  sides: [{ kind: 'person' }, { kind: 'person' }],
  devices: [first, second],
});

afterEach(() => vi.unstubAllGlobals());

test('a seat waits for its gamepad, and for no other', () => {
  vi.stubGlobal('navigator', { getGamepads: () => [null, { connected: true }] });
  expect(absentIn(planOf('pad1', 'pad2'))).toEqual([{ seat: 0, device: 'pad1' }]);
  expect(absentIn(planOf('keys1', 'pad2'))).toEqual([]);
  expect(absentIn(planOf('all', 'touch'))).toEqual([]);
});

test('it can be played with the keys that the other seat does not use', () => {
  expect(instead(planOf('pad1', 'pad2'), 0, false)).toBe('keys1');
  expect(instead(planOf('pad1', 'keys1'), 0, false)).toBe('keys2');
  expect(instead(planOf('keys2', 'pad1'), 1, false)).toBe('keys1');
  expect(instead(planOf('pad1', 'keys1'), 0, true)).toBe('touch');
  expect(instead(planOf('touch', 'pad1'), 1, true)).toBe('keys2');
});

test('a plan takes another device at one seat only', () => {
  expect(withDevice(planOf('pad1', 'pad2'), 1, 'keys2')).toEqual(planOf('pad1', 'keys2'));
});
