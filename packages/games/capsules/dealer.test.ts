import { Stream } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { apart, cardsOf, countsOf, MAX_APART, seedsFrom } from '../falling/chances.testing.ts';
import { printBoard } from './board.ts';
import { CARD_ROWS, capsuleOn, cardRanges } from './cards.ts';
import type { Colors } from './capsule.ts';
import { openDeck } from './deal.ts';
import { dealer } from './dealer.ts';
import { capsules } from './game.ts';
import { numberedRegister, REGISTERS, shift } from './lfsr.ts';
import { RULES } from './rules.ts';
import { parseSetup } from './setup.ts';
import { dealStage } from './stage.ts';

const CLASSIC = parseSetup({ rules: 'classic' });
const NES = parseSetup({ rules: 'nes' });
const RESERVE = 128;

const numberOf = ({ axis, child }: Colors): string => `${axis - 1}${child - 1}`;

/** The capsules of a deck whose every draw comes from the stream of a seed. */
function dealt(setup: typeof NES, seed: number, count: number): string[] {
  const stream = new Stream(seed | 0);
  const deck = dealer(setup, (_, n) => stream.next(n));
  return cardsOf(deck, CARD_ROWS.capsules, count).map((card) => numberOf(capsuleOn(card)));
}

describe('C7.6 a deck under classic', () => {
  const seeded = (seed: number, count: number): string[] => dealStage(CLASSIC, seed, count).capsules.map(numberOf);

  it('deals capsules as a seed does, given the same draws', () => {
    for (const seed of [0, 5, 0xffff_ffff]) expect(dealt(CLASSIC, seed, 500)).toEqual(seeded(seed, 500));
  });

  it('has the capsules of the seeded deal as often, and in such order', () => {
    const [cards, pieces] = [dealt(CLASSIC, 1, 100_000), seeded(2, 100_000)];
    expect(apart(countsOf(cards), countsOf(pieces))).toBeLessThan(MAX_APART);
    const couples = (all: readonly string[]) => countsOf(all.slice(1).map((capsule, i) => `${all[i]} ${capsule}`));
    expect(apart(couples(cards), couples(pieces))).toBeLessThan(MAX_APART);
  });

  it('has a number per stage, from which its viruses are placed', () => {
    const starts = [5, 6].map((card) => capsules.start({ ...CLASSIC, level: 10 }, 0, [[0], [card]]));
    expect(starts.map(({ viruses }) => viruses)).toEqual([44, 44]);
    expect(new Set(starts.map(({ board }) => printBoard(board))).size).toBe(2);
  });
});

describe('C7.6 a deck under nes', () => {
  const GAMES = 20_000;
  const registers = seedsFrom(1, GAMES).map((seed) => seed % REGISTERS);
  const reserves = registers.map((number) => openDeck(RULES.nes, numberedRegister(number)).reserve);
  const consoles = reserves.map((reserve) => reserve.map((id) => `${Math.floor(id / 3)}${id % 3}`));
  // A game begins at the second place of its reserve.
  const decks = seedsFrom(2, GAMES).map((seed) => {
    const capsules = dealt(NES, seed, RESERVE);
    return [capsules.at(-1) ?? '', ...capsules.slice(0, -1)];
  });

  it('deals what the console deals, given the bits of its register', () => {
    for (const number of [0, 1, 4711, REGISTERS - 1]) {
      let register = numberedRegister(number);
      const { reserve } = openDeck(RULES.nes, register);
      const deck = dealer(NES, (_, n) => {
        if (n === 16) return (register >> 8) & 15;
        register = shift(register);
        return (register >> 11) & 1;
      });
      expect(cardsOf(deck, CARD_ROWS.capsules, RESERVE)).toEqual([...reserve.slice(1), reserve[0]]);
    }
  });

  it.each([0, 1, 2, 60, 126, 127])('has the capsules of the console as often at place %i', (place) => {
    const at = (games: readonly (readonly string[])[]) => countsOf(games.map((game) => game[place] ?? ''));
    expect(apart(at(decks), at(consoles))).toBeLessThan(MAX_APART);
  });

  it('has them one after the other as the console has them', () => {
    const couples = (games: readonly (readonly string[])[]) =>
      countsOf(games.map((game, i) => `${game[i % 126]} ${game[(i % 126) + 1]}`));
    expect(apart(couples(decks), couples(consoles))).toBeLessThan(MAX_APART);
  });

  it('deals one in eight of each whose right half is yellow, and fewer of the six others', () => {
    const all = countsOf(decks.flat());
    const share = (right: number): number =>
      [0, 1, 2].reduce((total, left) => total + (all.get(`${left}${right}`) ?? 0), 0) / (3 * GAMES * RESERVE);
    // Capsules of one game depend on one another, so the shares of 20,000 games may be off by a few thousandths.
    const off = [1 / 8, 5 / 48, 5 / 48].map((expected, right) => Math.abs(share(right) - expected));
    expect(Math.max(...off)).toBeLessThan(0.003);
  });

  it('repeats after 128 capsules', () => {
    const twice = dealt(NES, 7, 2 * RESERVE);
    expect(twice.slice(RESERVE)).toEqual(twice.slice(0, RESERVE));
  });

  it('has a number per stage that names a state of the register', () => {
    expect(cardRanges(RULES.nes)[CARD_ROWS.stages]).toBe(REGISTERS);
    const states = new Set(Array.from({ length: REGISTERS }, (_, number) => shift(numberedRegister(number))));
    expect(states.size).toBe(REGISTERS);
    expect(states.has(0)).toBe(false);
  });
});
