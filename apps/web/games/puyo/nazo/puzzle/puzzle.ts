// Puzzles, their names, codes and addresses.

import { type NazoLevel, type NazoName, nazoVersionOn } from '@rensa/bots/puyo/nazo';
import type { Nazo } from '@rensa/games/puyo';
import { puzzleIn, readLink, type SharedField, writeLink } from '@rensa/games/puyo/links';
import { codeOf, linkOf } from '../../tools/links.ts';
import { LIBRARY, LIBRARY_VERSIONS } from './library.ts';

export const NAZO_PATH = '/puyo/nazo';
/** The address of the page where a person makes a puzzle. */
export const MAKE_PATH = '/puyo/lab?make=puzzle';

/** A puzzle as the page knows it. */
export interface NazoEntry {
  /** The name of the puzzle; for a pasted one, `field/` and its code. */
  readonly id: string;
  readonly href: string;
  /** Undefined for a pasted puzzle. */
  readonly name: NazoName | undefined;
  readonly nazo: Nazo;
}

export function entryOf(id: string, name: NazoName, nazo: Nazo): NazoEntry {
  return { id, href: hrefOf(id), name, nazo };
}

/** The address of the puzzle with this name. */
export function hrefOf(id: string): string {
  return `/puyo/${id}`;
}

/** Throws if the code contains no puzzle. */
export function nazoIn(code: string): Nazo {
  return puzzleIn(readLink(linkOf(code)));
}

/** An address that contains the whole puzzle. */
export function codeHref(nazo: Nazo): string {
  return `${NAZO_PATH}?field=${nazoCode(nazo)}`;
}

/** A code that contains the whole puzzle. */
export function nazoCode(nazo: Nazo): string {
  return codeOf(fieldOf(nazo));
}

/** The address of its board and pairs in the lab, which has no goals. */
export function labHref({ nazo }: NazoEntry): string {
  return writeLink('rensa', { ...fieldOf(nazo), goal: null });
}

/** A puzzle as a field that links can write. */
export function fieldOf({ board, steps, goal }: Nazo): SharedField {
  return { cells: board, steps: steps.map((step) => (step.kind === 'pair' ? { ...step, aim: null } : step)), goal };
}

export function librarySize(level: NazoLevel): number {
  return LIBRARY[level].length;
}

/** The puzzle with this number, from 1; undefined if the library has none. */
export function libraryNazo(level: NazoLevel, number: number): Nazo | undefined {
  const code = LIBRARY[level][number - 1];
  return code === undefined ? undefined : nazoIn(code);
}

export function libraryId(level: NazoLevel, number: number): string {
  return `nazo/${LIBRARY_VERSIONS[level]}/${level}/${number}`;
}

export function pairsIn({ steps }: Nazo): number {
  return steps.filter(({ kind }) => kind === 'pair').length;
}

type DailyName = Extract<NazoName, { readonly date: string }>;

export function dailyName(date: string, level: NazoLevel): DailyName {
  return { version: nazoVersionOn(date), date, level };
}

export function dailyId({ version, date, level }: DailyName): string {
  return `nazo/${version}/${date}/${level}`;
}
