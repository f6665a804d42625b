import { describe, expect, test } from 'vitest';
import {
  afterMatch,
  type MatchOutcome,
  metWith,
  nextBot,
  NO_MEETINGS,
  offeredAfter,
  parseMeetings,
  type Meetings,
} from './meetings.ts';

const BOTS = ['weak', 'fair', 'strong'];

/** After these matches against one opponent: W won, L lost, D drawn. */
function played(bot: string, matches: string, before: Meetings = NO_MEETINGS): Meetings {
  const outcomes: Readonly<Record<string, MatchOutcome>> = { W: 'won', L: 'lost', D: 'drawn' };
  return [...matches].reduce((meetings, each) => afterMatch(meetings, bot, outcomes[each] ?? 'drawn'), before);
}

describe('matches', () => {
  test('are counted for each opponent', () => {
    const meetings = played('fair', 'WLD', played('weak', 'W'));
    expect([metWith(meetings, 'weak'), metWith(meetings, 'fair'), metWith(meetings, 'strong')]).toEqual([
      { played: 1, won: 1 },
      { played: 3, won: 1 },
      { played: 0, won: 0 },
    ]);
  });

  test('are read as they were written', () => {
    const meetings = played('fair', 'LLW');
    expect(parseMeetings(JSON.parse(JSON.stringify(meetings)))).toEqual(meetings);
  });

  test.each([
    [{ met: {}, last: '' }, 'streak is missing'],
    [{ met: { weak: { played: 1, won: 2 } }, last: '', streak: 0 }, 'matches won against weak must be'],
    [{ met: { weak: 3 }, last: '', streak: 0 }, 'met.weak must be an object'],
    [[], 'the matches must be an object'],
  ])('are refused: %j', (raw, message) => {
    expect(() => parseMeetings(raw)).toThrow(message);
  });
});

describe('another level is offered', () => {
  test.each([
    ['fair', 'LLL', 'weak'],
    ['fair', 'WWW', 'strong'],
    ['fair', 'WLLL', 'weak'],
  ])('after %s %s: %s', (bot, matches, offered) => {
    expect(offeredAfter(played(bot, matches), BOTS)).toBe(offered);
  });

  test.each([
    ['fair', 'LL', 'not yet'],
    ['fair', 'LLLL', 'it was offered a match ago'],
    ['fair', 'LLDL', 'a draw ends the row'],
    ['weak', 'LLL', 'there is none below'],
    ['strong', 'WWW', 'there is none above'],
    ['gone', 'LLL', 'it is no opponent any more'],
  ])('not after %s %s: %s', (bot, matches) => {
    expect(offeredAfter(played(bot, matches), BOTS)).toBeUndefined();
  });

  test('not when the row was against two of them', () => {
    expect(offeredAfter(played('weak', 'L', played('fair', 'LL')), BOTS)).toBeUndefined();
  });
});

describe('the opponent to begin with', () => {
  test.each([
    [NO_MEETINGS, 'weak'],
    [played('weak', 'LW'), 'fair'],
    [played('fair', 'W'), 'weak'],
    [played('strong', 'W', played('fair', 'W', played('weak', 'W'))), 'strong'],
  ])('%j', (meetings, bot) => {
    expect(nextBot(meetings, BOTS)).toBe(bot);
  });
});
