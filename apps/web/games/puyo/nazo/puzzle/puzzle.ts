// The puzzle of an address.

import { type NazoLevel, type NazoName, nazoVersionOn, parseNazoId } from '@rensa/bots/puyo/nazo';
import type { Nazo } from '@rensa/games/puyo';
import { puzzleIn, readLink, writeLink } from '@rensa/games/puyo/links';
import { LIBRARY, LIBRARY_VERSIONS } from './library.ts';

export const NAZO_PATH = '/puyo/nazo';
/** Where a person makes one. */
export const MAKE_PATH = '/puyo/lab?make=puzzle';

/** A puzzle as the page knows it. */
export interface NazoEntry {
  /** Its name; of a pasted one, its code. */
  readonly id: string;
  readonly href: string;
  /** Undefined for a pasted one. */
  readonly name: NazoName | undefined;
  readonly nazo: Nazo;
}

/** What an address asks for: the list, a puzzle that is there, or one that is to be made. */
export type NazoAsked =
  | { readonly kind: 'list' | 'damaged' }
  | { readonly kind: 'puzzle'; readonly entry: NazoEntry }
  | { readonly kind: 'made'; readonly id: string; readonly name: NazoName };

export function askedBy(path: string, search: string): NazoAsked {
  const code = new URLSearchParams(search).get('field');
  try {
    if (code !== null) return { kind: 'puzzle', entry: pasted(code) };
    const rest = path.slice(NAZO_PATH.length).replace(/^\/|\/$/g, '');
    return rest === '' ? { kind: 'list' } : named(`nazo/${rest}`);
  } catch {
    return { kind: 'damaged' };
  }
}

function named(id: string): NazoAsked {
  const name = parseNazoId(id);
  const nazo =
    'seed' in name && name.version === LIBRARY_VERSIONS[name.level] ? libraryNazo(name.level, name.seed) : undefined;
  return nazo === undefined ? { kind: 'made', id, name } : { kind: 'puzzle', entry: entryOf(id, name, nazo) };
}

export function entryOf(id: string, name: NazoName, nazo: Nazo): NazoEntry {
  return { id, href: hrefOf(id), name, nazo };
}

/** Where the puzzle with this name is. */
export function hrefOf(id: string): string {
  return `/puyo/${id}`;
}

/** Throws where the code holds no puzzle. */
function pasted(code: string): NazoEntry {
  const nazo = nazoIn(code);
  return { id: `field/${code}`, href: codeHref(nazo), name: undefined, nazo };
}

/** Throws where the code holds no puzzle. */
export function nazoIn(code: string): Nazo {
  return puzzleIn(readLink(`/puyo/lab?field=${code}`));
}

/** An address that holds all of a puzzle. */
export function codeHref(nazo: Nazo): string {
  return `${NAZO_PATH}?field=${codeOf(nazo)}`;
}

/** All of a puzzle. */
export function codeOf(nazo: Nazo): string {
  return writeLink('rensa', fieldOf(nazo)).split('field=')[1] ?? '';
}

/** Its board and pairs in the lab, which has no goals. */
export function labHref({ nazo }: NazoEntry): string {
  return writeLink('rensa', { ...fieldOf(nazo), goal: null });
}

/** A puzzle as links hold it. */
export function fieldOf({ board, steps, goal }: Nazo): Parameters<typeof writeLink>[1] {
  return { cells: board, steps: steps.map((step) => (step.kind === 'pair' ? { ...step, aim: null } : step)), goal };
}

export function librarySize(level: NazoLevel): number {
  return LIBRARY[level].length;
}

/** By its number, from 1; undefined for one that is not in the library. */
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
