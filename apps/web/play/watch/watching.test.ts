import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import type { Sound } from '../../base/sound/sound.ts';
import type { Playback } from '../../run/replay.ts';
import { pressKey } from './keys.ts';
import { Watching } from './watching.ts';

const MARKS = [{ pairs: [100, 200, 300], chains: [] }];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  for (const name of ['document', 'window']) vi.stubGlobal(name, new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

function watch(run: object): Watching {
  const sound = { mute: () => {} } as unknown as Sound;
  return new Watching(run as Playback, MARKS, sound);
}

test('up and down change the speed, and radio buttons do so themselves', () => {
  const watching = watch({ tick: signal(0) });
  const press = (code: string, target: object = {}): boolean =>
    pressKey(watching, { code, shiftKey: false, target: target as EventTarget });
  const speeds = ['ArrowUp', 'ArrowUp', 'ArrowDown'].map((code) => [press(code), watching.speed.value]);
  expect(speeds).toEqual([
    [true, 2],
    [true, 4],
    [true, 2],
  ]);
  for (let i = 0; i < 9; i++) press('ArrowDown');
  expect(watching.speed.value).toBe(0.25);
  expect(press('ArrowUp', { type: 'radio' })).toBe(false);
});

test.each([
  ['at rest', false, 1, 301, 300],
  ['at rest on the mark', false, 1, 300, 200],
  ['while it is played, long after the mark', true, 1, 330, 300],
  ['while it is played, shortly after the mark', true, 1, 310, 200],
  ['while it is played eight times as fast', true, 8, 400, 200],
] as const)('a step back %s', (_, playing, speed, from, to) => {
  const run = { playing: signal(playing), tick: signal<number>(from), ticks: 1000, seek: vi.fn<Playback['seek']>() };
  const watching = watch(run);
  watching.speed.value = speed;
  watching.stepPair(-1);
  expect(run.seek).toHaveBeenCalledWith(to);
});
