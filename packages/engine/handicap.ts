// The share of an attack that reaches each seat of a duel, in percent.

import { mustBe } from './check.ts';
import type { Attack } from './game.ts';

export const HANDICAPS = [100, 75, 50, 25] as const;

/** One for each seat. */
export type Handicap = readonly [number, number];

/** Everything both sides agree on: the game's own setup, and a handicap unless everything reaches both seats. */
export type DuelSetup<Setup> = Setup | (Setup & { readonly handicap: Handicap });

const isPercent = (raw: unknown): raw is number => HANDICAPS.some((percent) => percent === raw);

/** Nothing where everything reaches both seats: such a duel has one setup and no other. */
function parseHandicap(raw: unknown): Handicap | undefined {
  const [first, second]: readonly unknown[] = Array.isArray(raw) && raw.length === 2 ? raw : [];
  if (!isPercent(first) || !isPercent(second)) {
    throw mustBe(`two of ${HANDICAPS.join(', ')}, one for each seat`, raw, 'handicap');
  }
  return first === 100 && second === 100 ? undefined : [first, second];
}

/** Reads the setup of a duel with the parser of its game. */
export function parseDuelSetup<Setup>(parseSetup: (raw: unknown) => Setup, raw: unknown): DuelSetup<Setup> {
  if (!hasHandicap(raw)) return parseSetup(raw);
  const handicap = parseHandicap(raw.handicap);
  const setup = parseSetup(boardSetup(raw));
  return handicap === undefined ? setup : { ...setup, handicap };
}

/** The setup of a duel as its game knows it. */
export function boardSetup<Setup>(setup: DuelSetup<Setup>): Setup {
  if (!hasHandicap(setup)) return setup;
  const { handicap: _, ...rest } = setup;
  return rest as Setup;
}

export function handicapOf(setup: unknown): Handicap | undefined {
  return hasHandicap(setup) ? parseHandicap(setup.handicap) : undefined;
}

function hasHandicap<T>(raw: T): raw is T & { readonly handicap: unknown } {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'handicap');
}

/** The rest of an attack on a seat, rounded down. */
export function withHandicap(attack: Attack, handicap: Handicap | undefined, seat: 0 | 1): Attack {
  if (handicap === undefined) return attack;
  return { ...attack, amount: Math.floor((attack.amount * handicap[seat]) / 100) };
}
