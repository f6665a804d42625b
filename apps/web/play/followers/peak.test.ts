import { expect, test } from 'vitest';
import { Peak } from './peak.ts';

interface Moment {
  readonly chain: number;
  readonly at: number;
}

/** Plays chains of these lengths, and gives the moment before the longest. */
function play(peak: Peak<Moment>, chains: readonly number[]): number | undefined {
  const moments = chains.map((chain, at) => ({ chain, at }));
  moments.slice(1).forEach((after, i) => peak.tick({ before: moments[i], after }));
  return peak.longest?.before.at;
}

test('the board before the longest chain is remembered, of two the first', () => {
  expect(play(new Peak(), [0, 1, 2, 0, 0, 1, 2, 3, 0, 1, 2, 3, 0])).toBe(4);
});

test('there is none before the first chain, nor in another game', () => {
  const peak = new Peak<Moment>();
  expect(play(peak, [0, 0])).toBeUndefined();
  play(peak, [0, 1]);
  peak.show();
  expect(peak.longest).toBeUndefined();
});

test('a saved game continues from its own count, in the middle of a chain too', () => {
  const peak = new Peak<Moment>();
  const longest = { links: 2, before: { chain: 0, at: 99 } };
  peak.restore(longest);
  expect(play(peak, [0, 1, 2])).toBe(99);
  peak.restore(longest);
  expect(play(peak, [2, 3])).toBe(0);
});
