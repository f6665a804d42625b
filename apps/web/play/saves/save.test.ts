import { Session } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { isOffered, type Puyo, puyo } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';
import { testDeck } from '../../../../packages/engine/deck.testing.ts';
import { parseSave as parse } from './save.ts';

function play(ticks: number): Session<Puyo> {
  const session = new Session(puyo, puyo.parseSetup({ rules: 'classic' }), 7);
  for (let i = 0; i < ticks; i++) session.advance([i % 40 === 5 ? INPUT.hard : 0]);
  return session;
}

const parseSave = (raw: unknown) =>
  parse({ game: puyo, isOffered, turn: (event) => (event.kind === 'ended' ? event.chain : undefined) }, raw);
const idle = [50, 0];

describe('a saved game', () => {
  test('comes back where it was, with the chains of its turns', () => {
    const session = play(200);
    const saved = parseSave(JSON.parse(JSON.stringify(session.replay())));
    expect(saved.session.state).toEqual(session.state);
    expect(saved.session.ticks).toBe(200);
    expect(saved.chains.length).toBe(saved.session.state.pairs);
    expect(saved.allClears).toBe(0);
  });

  test('is rejected when it does not reach the result it claims', () => {
    expect(() => parseSave({ ...play(50).replay(), hash: '0123456789abcdef' })).toThrow('lead');
  });

  test.each([
    ['of another game', { game: 'chess' }, 'replay of "chess"'],
    ['of another version', { version: 99 }, 'version 99'],
    ['with a second seat', { log: [idle, idle] }, '2 seats'],
  ])('is refused when it is %s', (_, change, reason) => {
    expect(() => parseSave({ ...play(50).replay(), ...change })).toThrow(reason);
  });

  test('is refused when the page does not offer its setup', () => {
    const strict = (setup: unknown): boolean => isOffered(setup) && (setup as { colors: number }).colors === 4;
    const replay = new Session(puyo, puyo.parseSetup({ rules: 'tsu', colors: 5 }), 7).replay();
    expect(() => parse({ game: puyo, isOffered: strict, turn: () => undefined }, replay)).toThrow('not offered');
    const custom = puyo.parseSetup({ rules: 'tsu', options: { allClearScore: 1_000_000 } });
    expect(() => parseSave(new Session(puyo, custom, 7).replay())).not.toThrow();
  });

  test('may be of the daily run, even if the page does not offer its setup otherwise', () => {
    const daily = { setup: puyo.parseSetup({ rules: 'tsu', mode: 'timed2' }) };
    const savable = { game: puyo, isOffered: () => false, daily, turn: () => undefined };
    expect(() => parse(savable, new Session(puyo, daily.setup, 7).replay())).not.toThrow();
    const other = { ...daily.setup, colors: 5 };
    expect(() => parse(savable, new Session(puyo, other, 7).replay())).toThrow('not offered');
    expect(() => parse(savable, { ...new Session(puyo, other, 7).replay(), setup: null })).toThrow('not offered');
  });

  test('is refused when it was dealt from cards, which anyone can choose', () => {
    const setup = puyo.parseSetup({ rules: 'tsu' });
    const session = new Session(puyo, setup, 0, testDeck(puyo, setup, 100, 1));
    for (let i = 0; i < 200; i++) session.advance([]);
    expect(() => parseSave(session.replay())).toThrow('dealt from cards');
  });

  test('is refused when it is over', () => {
    const session = play(20_000);
    expect(session.result).toBeDefined();
    expect(() => parseSave(session.replay())).toThrow('over');
  });
});
