import { playback, unpackReplay } from '@rensa/engine';
import { puyo } from '@rensa/games/puyo';
import { expect, test } from 'vitest';
import { RECORDED, STILL_TICK } from './recorded.ts';

test('the demonstration makes long chains, does not lose, and goes on beyond its still', () => {
  const states = [...playback(puyo, unpackReplay(RECORDED))].map(({ state }) => state);
  const last = states.at(-1);
  expect(last?.maxChain).toBeGreaterThanOrEqual(5);
  expect(last?.phase).not.toBe('over');
  expect(last?.ticks).toBeGreaterThan(STILL_TICK);
  expect(states[STILL_TICK]?.pair).not.toBeNull();
});
