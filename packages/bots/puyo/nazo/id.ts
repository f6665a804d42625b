// Names of puzzles: `nazo/3/easy/42`, and `nazo/3/2026-11-30/easy` for one of a day.

import { dailyNazo, nazoVersionOn } from './daily.ts';
import { generateNazo, type NazoPuzzle, type OnDrawn } from './generate.ts';
import { NAZO_LEVELS, type NazoLevel } from './level.ts';
import { NAZO_VERSIONS, type NazoVersion } from './plans.ts';

/** The parts of a name. */
export type NazoName =
  | { readonly version: NazoVersion; readonly level: NazoLevel; readonly seed: number }
  | { readonly version: NazoVersion; readonly level: NazoLevel; readonly date: string };

const MAX_SEED = 4_294_967_295;

/** Throws a sentence if no puzzle has this name. */
export function parseNazoId(id: string): NazoName {
  const [head, written, ...rest] = id.split('/');
  const version = NAZO_VERSIONS.find((each) => String(each) === written);
  if (head !== 'nazo' || version === undefined || rest.length !== 2) throw noneSuch(id);
  const [first, second] = rest;
  if (isLevel(second)) return daily(id, version, first, second);
  const seed = Number(second);
  if (!isLevel(first) || !/^\d{1,10}$/.test(second) || seed > MAX_SEED) throw noneSuch(id);
  return { version, level: first, seed };
}

function daily(id: string, version: NazoVersion, date: string, level: NazoLevel): NazoName {
  if (nazoVersionOn(date) !== version) throw noneSuch(id);
  return { version, level, date };
}

function noneSuch(id: string): Error {
  return new Error(`no puzzle is called ${JSON.stringify(id)}: a name is nazo/3/easy/42 or nazo/3/2026-11-30/easy`);
}

function isLevel(text: string): text is NazoLevel {
  return NAZO_LEVELS.some((level) => level === text);
}

export function nazoOf(name: NazoName, onDrawn?: OnDrawn): NazoPuzzle {
  if ('date' in name) return dailyNazo(name.date, name.level, onDrawn);
  return generateNazo(name.level, name.seed, name.version, onDrawn);
}
