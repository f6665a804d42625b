import { describe, expect, test } from 'vitest';
import { matchId, matchWinner, nextRound, participant, roundWinner, winsNeeded, winsOf } from './match.ts';

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

describe('a participant', () => {
  test.each([[{ kind: 'person' }], [{ kind: 'bot', name: 'strong' }], [{ kind: 'remote', name: 'Aki' }]])(
    'is read as it is: %j',
    (raw) => {
      expect(participant(raw, 'side')).toEqual(raw);
    },
  );

  test('of a person has nothing of a device', () => {
    expect(participant({ kind: 'person', device: 'keys1' }, 'side')).toEqual({ kind: 'person' });
  });

  test.each([
    [{ kind: 'ghost' }, 'kind'],
    [{ kind: 'bot' }, 'name'],
    [{ kind: 'remote', name: 'x'.repeat(41) }, 'name'],
  ])('is refused: %j', (raw, message) => {
    expect(() => participant(raw, 'side')).toThrow(message);
  });
});

test('the winner of a round is a side, or nobody', () => {
  const result = (outcome: 'won' | 'lost' | 'drawn') => [{ outcome, score: 0 }];
  expect([result('won'), result('lost'), result('drawn')].map(roundWinner)).toEqual([0, 1, null]);
});

test('the id of a match has 22 characters of base64url', () => {
  expect(matchId('AAECAwQFBgcICQoLDA0O_-', 'the id')).toBe('AAECAwQFBgcICQoLDA0O_-');
  for (const raw of ['', 'short', 'AAECAwQFBgcICQoLDA0O/+', 'a'.repeat(23), 7])
    expect(() => matchId(raw, 'the id')).toThrow('the id');
});
