// Matches of real games that are dealt from cards: each replay holds the cards that were used, and no other cards do.

import { boardSetup, type Cards, seatState, Session, verify } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { testDeck } from '../../packages/engine/deck.testing.ts';
import { diceOf } from '../../packages/games/falling/drawn.testing.ts';
import { anyhow } from '../../packages/games/falling/players.testing.ts';
import { ROUNDS } from '../../packages/netplay/rounds.testing.ts';

const DECK = 400;
const TICKS = 2500;

describe.each(ROUNDS)('a match of $name that is dealt from cards', ({ duel, setup }) => {
  const deck = testDeck(duel.board, boardSetup(setup), DECK, 7);
  const session = new Session(duel, setup, 0, deck);
  const players = [anyhow(diceOf(1)), anyhow(diceOf(2))];
  while (session.result === undefined && session.ticks < TICKS) {
    const inputs = players.map((player, seat) => player(seatState(session.state, seat) as never));
    session.advance(inputs);
  }
  const replay = session.replay();
  const cards = replay.cards as Cards;
  const ok = (changed: Cards): boolean => verify(duel, { ...replay, cards: changed }).ok;
  const withRow = (row: number, of: readonly number[]): Cards => cards.map((each, i) => (i === row ? of : each));
  const rows = cards.map((row, i) => ({ i, row })).filter(({ row }) => row.length > 0);

  it('is valid without a key, and has used what both boards took', () => {
    expect(verify(duel, replay)).toMatchObject({ ok: true, dealt: 'cards', hash: replay.hash });
    expect(cards).toEqual(deck.map((row, i) => row.slice(0, cards[i]?.length)));
    expect(cards[0]?.length).toBeGreaterThan(5);
  });

  it('is refused with one card too few or too many', () => {
    for (const { i, row } of rows) {
      expect([i, ok(withRow(i, row.slice(0, -1))), ok(withRow(i, [...row, deck[i]?.[row.length] ?? 0]))]).toEqual([
        i,
        false,
        false,
      ]);
    }
  });

  it('is refused with any other card, also one that was only in sight', () => {
    const ranges = duel.ranges?.(setup) ?? [];
    const changed = rows.flatMap(({ i, row }) =>
      row.map((card, at) => ok(withRow(i, row.with(at, (card + 1) % (ranges[i] ?? 1))))),
    );
    expect(changed).toEqual(changed.map(() => false));
  });

  it('is refused without its cards, and with a seed beside them', () => {
    const { cards: _, ...bare } = replay;
    expect([verify(duel, bare).ok, verify(duel, { ...replay, seed: 1 }).ok]).toEqual([false, false]);
  });
});
