// Makes almost valid inputs: valid ones, changed in a few places. The same seed gives the same changes.

import { advance, below } from '@rensa/engine';

/** Draws a whole number from 0 to `count` - 1. */
export type Draw = (count: number) => number;

export function drawing(seed: number): Draw {
  let rng = seed;
  return (count) => {
    rng = advance(rng);
    return below(rng, count);
  };
}

function oneFrom<T>(draw: Draw, items: readonly T[]): T {
  return items[draw(items.length)];
}

const PIECES = [
  ...'0123456789-+.eE,:[]{}"\\ \n\r\t/RGBYPOrgby<>^v*#x_%&=?\0é雪\u{1f600}\u2028',
  'null',
  '1e999',
  '-0',
  '99999999999999999999',
  '4294967296',
  '0.1',
  '---',
  '__proto__',
  'constructor',
  '../',
  '[[[[[[[[',
  '"":',
];

const EDITS: readonly ((text: string, draw: Draw) => string)[] = [
  (text, draw) => spliced(text, draw(text.length + 1), 1, ''),
  (text, draw) => spliced(text, draw(text.length + 1), 0, oneFrom(draw, PIECES)),
  (text, draw) => spliced(text, draw(text.length + 1), 1, oneFrom(draw, PIECES)),
  (text, draw) => spliced(text, draw(text.length + 1), draw(12), ''),
  (text, draw) => text.slice(0, draw(text.length + 1)),
  (text, draw) => {
    const at = draw(text.length + 1);
    return spliced(text, at, 0, text.slice(at, at + draw(30)).repeat(1 + draw(4)));
  },
];

function spliced(text: string, at: number, length: number, piece: string): string {
  return text.slice(0, at) + piece + text.slice(at + length);
}

export function mutatedText(text: string, draw: Draw): string {
  let mutated = text;
  for (let edits = 1 + draw(4); edits > 0; edits--) mutated = oneFrom(draw, EDITS)(mutated, draw);
  return mutated;
}

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  2 ** 32,
  2 ** 31,
  '',
  'x',
  '0',
  '__proto__',
  'é'.repeat(200),
  [],
  [[]],
  {},
  { a: {} },
  Array.from({ length: 300 }, () => 0),
];

/** Replaces, removes, adds or renames one value anywhere inside. */
export function mutatedValue(value: unknown, draw: Draw): unknown {
  if (typeof value !== 'object' || value === null || draw(5) === 0) return oneFrom(draw, ODD);
  if (Array.isArray(value)) return mutatedList(value, draw);
  const entries = Object.entries(value);
  const at = draw(entries.length + 1);
  const [key, inner] = entries[at] ?? [oneFrom(draw, ['x', '__proto__', 'options', 'mode']), null];
  const how = draw(4);
  if (how === 0) return Object.fromEntries(entries.filter((_, i) => i !== at));
  if (how === 1) return Object.fromEntries([...entries, [`${key}x`, inner]]);
  return Object.fromEntries([...entries, [key, mutatedValue(inner, draw)]]);
}

function mutatedList(list: readonly unknown[], draw: Draw): unknown[] {
  const at = draw(list.length + 1);
  const how = draw(4);
  if (how === 0) return list.toSpliced(at, 1);
  if (how === 1) return list.toSpliced(at, 0, oneFrom(draw, ODD));
  return list.toSpliced(at, 1, mutatedValue(list[at], draw));
}
