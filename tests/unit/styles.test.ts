// A style sheet that is copied into two others would come again with the second of them, and undo what the first has
// changed about it: a page would look different once others are loaded.

import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { read, sourcesIn } from './sources.ts';

const COPIED = /@import '(.+\.css)'/g;
const LOADED = /^import '(.+\.css)';$/gm;

/** The style sheets that files name, as often as they do. */
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

/** What may be in the shorthand beside a name, a time, a curve and a count. */
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

// With one wrong word a browser drops the whole animation, and nothing that waits for its end comes.
test('every animation is made of words that browsers know', () => {
  const sheets = sourcesIn(['.css'], 'apps/web/').map((path) => read(path));
  const names = sheets.flatMap((sheet) => [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
  const used = sheets.flatMap((sheet) => [...sheet.matchAll(/\banimation: ([^;]+);/g)].map(([, value = '']) => value));
  const words = used.flatMap((value) => value.split(/[\s,]+(?![^(]*\))/)).filter((word) => word !== '!important');
  expect(words.length).toBeGreaterThan(20);
  const known = new Set([...names, ...ANIMATION_WORDS]);
  expect(words.filter((word) => !known.has(word) && !ANIMATION_VALUE.test(word))).toEqual([]);
});
