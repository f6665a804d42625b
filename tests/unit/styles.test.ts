// A style sheet that is joined into two others loads again with the second one, and undoes the changes that came
// between. A page would look different once others are loaded.

import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { read, sourcesIn } from './sources.ts';

const COPIED = /@import '(.+\.css)'/g;
const LOADED = /^import '(.+\.css)';$/gm;

/** The style sheets that files name, with repetitions. */
function namedIn(endings: readonly string[], how: RegExp): readonly string[] {
  return sourcesIn(endings, 'apps/web/').flatMap((path) =>
    [...read(path).matchAll(how)].map(([, name = '']) => join(dirname(path), name)),
  );
}

test('a style sheet is copied into one other at most, and then loaded by no script', () => {
  const copied = namedIn(['.css'], COPIED);
  const loaded = new Set(namedIn(['.ts', '.tsx'], LOADED));
  expect(Math.min(copied.length, loaded.size)).toBeGreaterThan(5);
  expect(copied.filter((name, i) => copied.indexOf(name) !== i || loaded.has(name))).toEqual([]);
});

/** The words of the shorthand besides a name, a time, a curve and a count. */
const ANIMATION_WORDS = [
  'none',
  'infinite',
  'alternate',
  'reverse',
  'forwards',
  'backwards',
  'both',
  'linear',
  'ease',
  'ease-in',
];
const ANIMATION_VALUE = /^(?:-?[\d.]+m?s|[\d.]+|var\(.+\)|(?:cubic-bezier|steps|linear)\(.+\)|ease-(?:in-)?out)$/;

// A browser drops a whole animation for one wrong word, and then its end never comes.
test('every animation is made of words that browsers know', () => {
  const sheets = sourcesIn(['.css'], 'apps/web/').map((path) => read(path));
  const names = sheets.flatMap((sheet) => [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
  const used = sheets.flatMap((sheet) => [...sheet.matchAll(/\banimation: ([^;]+);/g)].map(([, value = '']) => value));
  const words = used.flatMap((value) => value.split(/[\s,]+(?![^(]*\))/)).filter((word) => word !== '!important');
  expect(words.length).toBeGreaterThan(20);
  const known = new Set([...names, ...ANIMATION_WORDS]);
  expect(words.filter((word) => !known.has(word) && !ANIMATION_VALUE.test(word))).toEqual([]);
});
