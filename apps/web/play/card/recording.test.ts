import { playback, unpackReplay } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import { describe, expect, test } from 'vitest';
import type { Recording } from './recording.ts';

const CARDS = import.meta.glob<Readonly<Record<string, unknown>>>('../../games/*/card.tsx', { eager: true });

const RECORDINGS = Object.entries(CARDS).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter(
      (value): value is Recording<FallingTypes> => typeof value === 'object' && value !== null && 'replay' in value,
    )
    .map((recording) => ({ path, recording })),
);

test('the falling games have one each', () => {
  expect(RECORDINGS.length).toBeGreaterThanOrEqual(3);
});

describe.each(RECORDINGS)('the recorded game of $path', ({ recording: { game, replay, startTick } }) => {
  const states = [...playback(game, unpackReplay(replay))].map(({ state }) => state);
  const [first, last] = [states[startTick], states.at(-1)];

  test('makes chains and does not lose', () => {
    expect(last?.maxChain).toBeGreaterThanOrEqual(3);
    expect(last && game.result(last)).toBeUndefined();
  });

  test('begins with a piece in play, and goes on from there', () => {
    expect(first).toHaveProperty('pair');
    expect(first).not.toHaveProperty('pair', null);
    expect(last?.ticks).toBeGreaterThan(first?.ticks ?? Infinity);
  });
});
