import { playback, unpackReplay } from '@rensa/engine';
import { expect, test } from 'vitest';
import type { Played } from './play/ui.ts';
import type { Reel } from './run/demo.ts';
import { capsulesReel } from './games/capsules/card.tsx';
import { gemsReel } from './games/gems/card.tsx';
import { puyoReel } from './games/puyo/card.tsx';

interface Seen extends Played {
  readonly phase: string;
  readonly pair: unknown;
}

function watch<Setup, State extends Seen, Event>({ game, recorded, still }: Reel<Setup, State, Event>) {
  const states = [...playback(game, unpackReplay(recorded))].map(({ state }) => state);
  return { first: states[still], last: states.at(-1) };
}

test.each([
  ['puyo', () => watch(puyoReel), 5],
  ['gems', () => watch(gemsReel), 4],
  ['capsules', () => watch(capsulesReel), 3],
] as const)(
  'the recorded game of %s makes long chains, does not lose, and goes on beyond its still',
  (_, play, chain) => {
    const { first, last } = play();
    expect(last?.maxChain).toBeGreaterThanOrEqual(chain);
    expect(last?.phase).not.toBe('over');
    expect(last?.ticks).toBeGreaterThan(first?.ticks ?? Infinity);
    expect(first?.pair).not.toBeNull();
  },
);
