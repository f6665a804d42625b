import type { FallingState } from '@rensa/games/falling';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchPlan, Participant } from '@rensa/engine';
import type { TurnAttack } from '../series/attacks.ts';
import { decidedBy } from './decided.ts';
import type { MatchSummary } from '../series/outcome.ts';
import { matchText } from '../text/match/text.ts';

beforeAll(() => matchText.load());

const PERSON: Participant = { kind: 'person' };
const BOT: Participant = { kind: 'bot', name: 'any' };
const against = (...sides: readonly [Participant, Participant]): MatchPlan => ({ setup: {}, bestOf: 1, sides });

const attack = (seat: 0 | 1, sent: number, more: Partial<TurnAttack> = {}): TurnAttack => ({
  seat,
  tick: 10 * sent,
  sent,
  offset: 0,
  links: 1,
  ...more,
});

function summary(winner: 0 | 1, attacks: readonly TurnAttack[]): MatchSummary<FallingState> {
  const board = { ticks: 900 } as FallingState;
  return { winner, rounds: [], boards: [board, board], attacks, uncounted: undefined };
}

const decide = (winner: 0 | 1, attacks: readonly TurnAttack[], plan = against(PERSON, BOT), names = ['You', 'Sora']) =>
  decidedBy({ versus: { decisive: 3 }, plan, summary: summary(winner, attacks), names });

describe('what decided a round', () => {
  test('is the largest attack of the winner, and when it began', () => {
    const attacks = [attack(0, 4), attack(0, 9, { links: 3, offset: 2 }), attack(1, 30), attack(0, 2)];
    expect(decide(0, attacks)).toEqual({ words: 'Your 3-chain sent 9. 2 more were offset.', tick: 90 });
  });

  test('names the other side', () => {
    expect(decide(1, [attack(1, 96, { links: 7 })]).words).toBe('Sora’s 7-chain sent 96.');
    expect(decide(1, [attack(1, 3)]).words).toBe('Sora’s attack sent 3.');
  });

  test('names both sides where two people play', () => {
    const { words } = decide(0, [attack(0, 3)], against(PERSON, PERSON), ['Player 1', 'Player 2']);
    expect(words).toBe('Player 1’s attack sent 3.');
  });

  test('is that the board of the loser filled up, where the winner sent nothing that could decide it', () => {
    expect(decide(1, [attack(1, 2)]).words).toBe('Your board filled up.');
    expect(decide(1, [attack(0, 5)])).toEqual({ words: 'Your board filled up.', tick: 900 });
    expect(decide(0, []).words).toBe('Sora’s board filled up.');
  });

  test('is what the game says, where it says something', () => {
    const decided = (_: unknown, winner: 0 | 1, name: string | undefined): string => `${winner} ${name ?? 'you'}`;
    const of = (winner: 0 | 1): string =>
      decidedBy({
        versus: { decided, decisive: 1 },
        plan: against(PERSON, BOT),
        summary: summary(winner, [attack(winner, 5)]),
        names: ['You', 'Sora'],
      }).words;
    expect([of(0), of(1)]).toEqual(['0 you', '1 Sora']);
  });
});
