import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cards, cardsIn, nothingTaken, takeCard } from './cards.ts';
import { duel, seatState } from './duel.ts';
import { lots, type Lots } from './lots.testing.ts';
import { atOnce } from './parts.ts';
import { playback, resume, resumeAt } from './playback.ts';
import { parseReplay, type Replay } from './replay.ts';
import { packReplay, readReplay, unpackReplay } from './replaytext.ts';
import { Session } from './session.ts';
import { tally } from './tally.ts';
import { Timeline } from './timeline.ts';
import { verify } from './verify.ts';

const DECK: Cards = [
  [3, 0, 9, 3, 7, 1],
  [2, 0, 3],
];

/** A game with these inputs, one per tick. */
function played(inputs: readonly number[], cards: Cards = DECK): Session<Lots> {
  const session = new Session(lots, null, 12_345, cards);
  for (const input of inputs) session.advance([input]);
  return session;
}

/** Each reason to refuse a text that stops too early. */
const CUT_OFF = /too early|not a replay|stray bits|empty/;

const GOOD = played([1, 0, 2, 1, 0, 1]).replay();
const USED = [[3, 0, 9], [2]];

describe('a game dealt from cards', () => {
  it('takes them in their order, each row by itself', () => {
    expect([1, 2, 3, 4].map((ticks) => played([1, 2, 1, 1].slice(0, ticks)).state.score)).toEqual([3, 5, 5, 14]);
  });

  it('has no seed', () => {
    expect(played([1]).seed).toBe(0);
  });

  it('knows how many it has used', () => {
    expect([played([]).used, played([1, 1, 2]).used]).toEqual([
      [0, 0],
      [2, 1],
    ]);
    expect(new Session(lots, null, 1).used).toEqual([]);
  });

  it('goes on without an error where they run out', () => {
    const session = played([2, 2, 2, 2, 2, 2]);
    expect([session.state.score, session.used]).toEqual([5, [0, 6]]);
  });

  it('is a replay with the cards that were used', () => {
    expect(GOOD).toMatchObject({ seed: 0, cards: USED });
  });

  it('is played again by everything that plays replays', () => {
    expect([...playback(lots, GOOD)].map(({ state }) => state.score)).toEqual([0, 3, 3, 5, 5, 5, 14]);
    expect(resume(lots, GOOD).state.score).toBe(14);
    expect(resumeAt(lots, GOOD, 3).replay()).toMatchObject({ cards: [[3], [2]], ticks: 3 });
    const timeline = atOnce(Timeline.open(lots, GOOD, { bounded: false }));
    timeline.seek(4);
    expect([timeline.next()?.after.score, timeline.next()?.after.score, timeline.next()]).toEqual([5, 14, undefined]);
  });

  it('leaves no trace in a game from a seed', () => {
    expect(Object.hasOwn(new Session(lots, null, 5).replay(), 'cards')).toBe(false);
  });
});

describe('the sum of the cards that were taken', () => {
  const sumOf = (row: readonly number[]): number =>
    row.reduce((taken) => takeCard(taken, [row], 0).taken, nothingTaken(1)).sum;

  it('differs where one card differs', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(719), { minLength: 1, maxLength: 200 }), fc.nat(), fc.nat(719), (row, at, card) => {
        const other = row.with(at % row.length, card);
        expect(sumOf(other) === sumOf(row)).toBe(card === row[at % row.length]);
      }),
    );
  });
});

describe('a match dealt from cards', () => {
  const match = duel(lots);
  const session = new Session(match, null, 0, DECK);
  for (const inputs of [
    [1, 2],
    [1, 0],
    [0, 1],
  ])
    session.advance(inputs);

  it('deals both seats the same', () => {
    expect([0, 1].map((seat) => seatState(session.state, seat).score)).toEqual([3, 5]);
  });

  it('has used what the seat ahead has used', () => {
    expect(session.used).toEqual([2, 1]);
    expect([0, 1].map((seat) => match.board.used(seatState(session.state, seat)))).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(verify(match, session.replay())).toMatchObject({ ok: true, cards: [[3, 0], [2]] });
  });
});

describe('a replay with cards', () => {
  const refused: readonly [string, Partial<Replay>, string][] = [
    ['one card too few', { cards: [[3, 0], [2]] }, 'cards[0] must have 3 entries, as many as the game uses, not 2'],
    [
      'one card too many',
      {
        cards: [
          [3, 0, 9],
          [2, 0],
        ],
      },
      'cards[1] must have 1 entries, as many as the game uses, not 2',
    ],
    ['another card', { cards: [[3, 0, 8], [2]] }, 'the inputs do not reproduce the final state'],
    ['two cards in another order', { cards: [[0, 3, 9], [2]] }, 'the inputs do not reproduce the final state'],
    ['a card that is none', { cards: [[3, 10, 9], [2]] }, 'cards[0][1] must be a whole number from 0 to 9, not 10'],
    ['half a card', { cards: [[3, 0.5, 9], [2]] }, 'cards[0][1] must be a whole number from 0 to 4294967295, not 0.5'],
    ['a row too few', { cards: [[3, 0, 9]] }, 'cards must have 2 entries, not 1'],
    ['a row too many', { cards: [[3, 0, 9], [2], []] }, 'cards must have 2 entries, not 3'],
    ['a seed beside them', { seed: 7 }, 'seed must be 0 beside cards, not 7'],
  ];

  it('is valid, and the verdict has its cards', () => {
    expect(verify(lots, GOOD)).toMatchObject({ ok: true, dealt: 'cards', cards: USED, seed: 0, hash: GOOD.hash });
  });

  it.each(refused)('is refused with %s', (_, change, reason) => {
    const verdict = verify(lots, { ...GOOD, ...change });
    expect([verdict.ok, verdict.reason]).toEqual([false, expect.stringContaining(reason)]);
    expect(verdict.dealt).toBe('cards');
    expect(() => resume(lots, { ...GOOD, ...change })).toThrow(reason);
    expect(() => atOnce(Timeline.open(lots, { ...GOOD, ...change }, { bounded: false }))).toThrow(reason);
  });

  it('is refused without them', () => {
    const { cards: _, ...bare } = GOOD;
    expect(verify(lots, bare)).toMatchObject({ ok: false, dealt: 'seed' });
  });

  it('is refused by a game that is not dealt from cards', () => {
    const fixed = Object.fromEntries(Object.entries(lots).filter(([name]) => name !== 'ranges'));
    expect(verify(fixed as typeof lots, GOOD).reason).toBe('lots cannot be dealt from cards');
    expect(verify(tally, { ...new Session(tally, { goal: 1 }, 0).replay(), cards: [[]] }).reason).toContain(
      'cards must have 0 entries',
    );
  });

  it('keeps them in both of its forms', () => {
    expect(packReplay(GOOD)).toMatch(/^r2\./);
    expect(readReplay(packReplay(GOOD))).toEqual(GOOD);
    expect(readReplay(JSON.stringify(GOOD))).toEqual(GOOD);
    expect(packReplay(new Session(lots, null, 5).replay())).toMatch(/^r1\./);
  });

  it('has one compact text, whatever its cards', () => {
    const rows = fc.array(fc.array(fc.nat(0xffff_ffff), { maxLength: 40 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (cards) => {
        const replay = { ...GOOD, cards };
        expect(unpackReplay(packReplay(replay))).toEqual(replay);
      }),
    );
  });

  it('is refused where its text is cut off', () => {
    const text = packReplay(GOOD);
    const cut = Array.from(text, (_, end) => text.slice(0, end));
    for (const part of cut) expect(() => unpackReplay(part)).toThrow(CUT_OFF);
  });

  it('is refused where its text claims more rows than there are', () => {
    const rows = Array.from({ length: 9 }, () => []);
    expect(() => unpackReplay(packReplay({ ...GOOD, cards: rows }))).toThrow('the replay has too many rows of cards');
    expect(() => parseReplay({ ...GOOD, cards: rows })).toThrow('cards must have 0 to 8 entries, not 9');
  });
});

describe('cards from outside', () => {
  const check = cardsIn([2, 0x1_0000_0000]);

  it('are whole numbers below the range of their row', () => {
    const cards = [[0, 1, 1], [0xffff_ffff]];
    expect(check(cards, 'the cards')).toEqual(cards);
    expect(() => check([[2], []], 'cards')).toThrow('cards[0][0] must be a whole number from 0 to 1, not 2');
    expect(() => check([[], [-1]], 'cards')).toThrow('cards[1][0] must be a whole number from 0 to 4294967295, not -1');
    expect(() => check([[], 'none'], 'cards')).toThrow('cards[1] must be a list, not "none"');
    expect(() => check(null, 'cards')).toThrow('cards must be a list, not null');
  });
});
