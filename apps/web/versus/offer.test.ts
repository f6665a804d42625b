import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../base/storage/storage.testing.ts';
import type { VersusGame } from './ui/game.ts';
import { endOfMatch } from './offer.ts';
import { metWith } from './opponents/meetings.ts';
import { meetingsOf } from './opponents/records.ts';
import type { MatchEnd } from './series/outcome.ts';
import { ALL_DEVICES, type SeatedPlan } from './series/plan.ts';
import type { Rivals } from './opponents/rivals.ts';
import { loadChoice, rememberChoice } from './setup/choice.ts';
import { setupText } from './text/setup/text.ts';

const BOTS = ['weak', 'fair', 'strong'];
const GAME = { id: 'any', first: { rules: 'old' }, isOffered: () => true } as unknown as VersusGame;
const RIVALS = {
  opponents: BOTS.map((bot) => ({ bot, name: { en: bot.toUpperCase(), ja: bot } })),
} as unknown as Rivals;

const planWith = (name: string): SeatedPlan => ({
  setup: { rules: 'old' },
  bestOf: 1,
  sides: [{ kind: 'person' }, { kind: 'bot', name }],
  devices: ALL_DEVICES,
});

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  await setupText.load();
});
afterEach(() => vi.unstubAllGlobals());

function play(bot: string, winner: 0 | 1, more: { uncounted?: MatchEnd['uncounted']; plan?: SeatedPlan } = {}) {
  const played: SeatedPlan[] = [];
  const { uncounted, plan = planWith(bot) } = more;
  const end = { winner, uncounted, rounds: [] };
  const offer = endOfMatch({ game: GAME, plan, end, rivals: RIVALS, onPlay: (next) => played.push(next) });
  return { offer, played };
}

describe('the end of a match', () => {
  test('is kept in the record of the opponent', () => {
    play('fair', 0);
    play('fair', 1);
    expect(metWith(meetingsOf('any'), 'fair')).toEqual({ played: 2, won: 1 });
  });

  test.each([
    ['a coach has helped', { uncounted: 'coach' } as const],
    ['it goes on from a replay', { uncounted: 'replay' } as const],
    [
      'two people played',
      {
        plan: {
          ...planWith('fair'),
          sides: [{ kind: 'person' }, { kind: 'person' }],
        } as const,
      },
    ],
    [
      'nobody played',
      {
        plan: {
          ...planWith('fair'),
          sides: [
            { kind: 'bot', name: 'fair' },
            { kind: 'bot', name: 'weak' },
          ],
        } as const,
      },
    ],
  ])('is not when %s', (_, more) => {
    play('fair', 0, more);
    expect(metWith(meetingsOf('any'), 'fair').played).toBe(0);
  });

  test('offers the level below after three losses, once, and plays it', () => {
    expect([play('fair', 1).offer, play('fair', 1).offer]).toEqual([undefined, undefined]);
    const { offer, played } = play('fair', 1);
    expect(offer?.words()).toContain('WEAK');
    offer?.onAccept();
    expect(played).toEqual([planWith('weak')]);
    expect(loadChoice(GAME, BOTS).rival).toBe('weak');
    expect(play('fair', 1).offer).toBeUndefined();
  });

  test('suggests the next opponent once the chosen one is beaten', () => {
    rememberChoice(GAME, { ...loadChoice(GAME, BOTS), rival: 'weak' });
    play('weak', 1);
    expect(loadChoice(GAME, BOTS).rival).toBe('weak');
    play('weak', 0);
    expect(loadChoice(GAME, BOTS).rival).toBe('fair');
  });
});
