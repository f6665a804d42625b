import { describe, expect, test } from 'vitest';
import { matchWinner, nextRound, winsNeeded, winsOf } from './rounds.ts';

const rounds = (...winners: readonly (0 | 1 | null)[]) => winners.map((winner) => ({ winner }));

describe('the rounds of a match', () => {
  test('are counted for who won them', () => {
    expect(winsOf(rounds(0, 1, null, 1))).toEqual([1, 2]);
  });

  test.each([
    [1, rounds(), undefined],
    [1, rounds(1), 1],
    [3, rounds(0, 1), undefined],
    [3, rounds(0, 1, 0), 0],
    [5, rounds(1, 0, 1, 0), undefined],
    [5, rounds(1, 0, 1, 1), 1],
  ] as const)('best of %d: %j has the winner %s', (bestOf, played, winner) => {
    expect(matchWinner(played, bestOf)).toBe(winner);
  });

  test('that are drawn decide nothing and are played again', () => {
    expect(matchWinner(rounds(null, null), 1)).toBeUndefined();
    expect(nextRound(rounds(0, null))).toBe(2);
  });

  test('take more than half of them to win', () => {
    expect(([1, 3, 5] as const).map(winsNeeded)).toEqual([1, 2, 3]);
  });
});
