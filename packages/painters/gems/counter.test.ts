import { expect, test, vi } from 'vitest';
import { huesOf } from '../canvas/palette.ts';
import { FakeCanvas } from '../canvas/recorder.testing.ts';
import { bakeCounter } from './counter.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);

test('the number of a counter gem is white, with a thin dark outline beneath', () => {
  // The record goes on from one test file to the next.
  const before = FakeCanvas.calls.length;
  bakeCounter({ color: 1, count: 5 }, huesOf('standard', 1), false, 40);
  const written = FakeCanvas.calls.slice(before).filter(({ name }) => name.endsWith('Text'));
  expect(written.map(({ name, args }) => [name, args[0]])).toEqual([
    ['strokeText', '5'],
    ['fillText', '5'],
  ]);
});
