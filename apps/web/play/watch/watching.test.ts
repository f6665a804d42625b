import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../base/testing.ts';
import type { Sound } from '../../base/sound/sound.ts';
import type { Playback } from '../../run/replay.ts';
import { Watching } from './watching.ts';

const MARKS = [{ pairs: [100, 200, 300], chains: [] }];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  for (const name of ['document', 'window']) vi.stubGlobal(name, new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['at rest', false, 1, 301, 300],
  ['at rest on the mark', false, 1, 300, 200],
  ['while it is played, long after the mark', true, 1, 330, 300],
  ['while it is played, shortly after the mark', true, 1, 310, 200],
  ['while it is played eight times as fast', true, 8, 400, 200],
] as const)('a step back %s', (_, playing, speed, from, to) => {
  const run = { playing: signal(playing), tick: signal<number>(from), ticks: 1000, seek: vi.fn<Playback['seek']>() };
  const sound = { mute: () => {} } as unknown as Sound;
  const watching = new Watching(run as unknown as Playback, MARKS, sound);
  watching.speed.value = speed;
  watching.stepPair(-1);
  expect(run.seek).toHaveBeenCalledWith(to);
});
