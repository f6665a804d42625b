// Cards are chance written down before a game is played. Without them a game draws from its seed.

import { type Check, listOf, whole } from './check.ts';

/** A row for each thing that chance decides, each in the order of use. A card is a whole number. */
export type Cards = readonly (readonly number[])[];

/** Gives a whole number from 0 to n - 1. Each row is a stream of its own. `n` is 2^32 at most. */
export type Draw = (row: number, n: number) => number;

/** Gives the cards of one deck, as the rules of its game deal them. */
export interface Dealer {
  readonly rows: number;
  next(row: number): number;
}

/** The account in a state that is dealt from cards. */
export interface Taken {
  /** Cards taken of each row. */
  readonly used: readonly number[];
  /** Depends on every card that was taken, so that another card never leads to the same state. */
  readonly sum: number;
}

export function nothingTaken(rows: number): Taken {
  return { used: Array.from({ length: rows }, () => 0), sum: 0 };
}

interface TakenCard {
  /** Undefined where the card is missing. It counts as taken all the same. */
  readonly card: number | undefined;
  readonly taken: Taken;
}

export function takeCard({ used, sum }: Taken, cards: Cards | undefined, row: number): TakenCard {
  const card = cards?.[row]?.[used[row] ?? 0];
  return {
    card,
    // An odd factor: two sums that differ once differ for ever.
    taken: {
      used: used.map((count, i) => (i === row ? count + 1 : count)),
      sum: (Math.imul(sum, 0x9e3779b1) + (card ?? -1) + 1) | 0,
    },
  };
}

/** More rows, or more cards of one row, are no deck. */
export const MAX_ROWS = 8;
export const MAX_CARDS = 100_000;

/** Accepts cards of a game with such ranges. */
export function cardsIn(ranges: readonly number[]): Check<Cards> {
  const rows = ranges.map((range) => listOf(whole(0, range - 1), 0, MAX_CARDS));
  const row = listOf<unknown>((raw) => raw, ranges.length, ranges.length);
  return (raw, name) => row(raw, name).map((cards, i) => rows[i]?.(cards, `${name}[${i}]`) ?? []);
}

/** The part of a game in which nothing is left to chance. */
export const CHANCELESS = {
  ranges: (): readonly number[] => [],
  used: (): readonly number[] => [],
  dealer: (): Dealer => ({ rows: 0, next: () => 0 }),
};

/** The first cards of each row: `counts` says how many. */
export function cutCards(cards: Cards, counts: readonly number[]): Cards {
  return counts.map((count, row) => (cards[row] ?? []).slice(0, count));
}
