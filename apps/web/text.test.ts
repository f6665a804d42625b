// Every dictionary of the app, in both languages.

import { describe, expect, test } from 'vitest';
import { counted } from './base/text/english.ts';
import { en as daily } from './play/daily/text/en.ts';

type Message = string | ((...args: readonly unknown[]) => string);
type Dictionary = Readonly<Record<string, Message>>;
type Module = Readonly<Record<string, Dictionary>>;

const english = import.meta.glob<Module>('./**/text/en.ts', { eager: true });
const japanese = import.meta.glob<Module>('./**/text/ja.ts', { eager: true });
const FOLDERS = Object.keys(english).map((path) => path.replace('/en.ts', ''));

function dictionary(modules: Readonly<Record<string, Module>>, folder: string, language: string): Dictionary {
  return modules[`${folder}/${language}.ts`]?.[language] ?? {};
}

test('there are some', () => {
  expect(FOLDERS.length).toBeGreaterThan(5);
});

describe.each(FOLDERS)('%s', (folder) => {
  const en = dictionary(english, folder, 'en');
  const ja = dictionary(japanese, folder, 'ja');

  test('says the same things in both languages, in the same order', () => {
    expect(Object.keys(ja)).toEqual(Object.keys(en));
  });

  test.each([...Object.entries(en), ...Object.entries(ja)])(
    'has words for %s, with each of its parameters',
    (_, message) => {
      const args = [71, 82, 93, 64].slice(0, typeof message === 'function' ? message.length : 0).map(String);
      const said = typeof message === 'function' ? message(...args) : message;
      expect(said.trim()).not.toBe('');
      expect(said).not.toMatch(/undefined|NaN|\[object/);
      for (const arg of args) expect(said).toContain(arg);
    },
  );
});

test('what is said while a game is played are sentences: several are said in a row', () => {
  for (const folder of FOLDERS) {
    for (const [language, end] of [
      ['en', '.'],
      ['ja', '。'],
    ] as const) {
      const words = dictionary(language === 'en' ? english : japanese, folder, language);
      for (const [name, message] of Object.entries(words).filter(([key]) => key.startsWith('said'))) {
        const said = typeof message === 'function' ? message(2, 3, 4) : message;
        expect(said.endsWith(end), `${name} in ${folder}`).toBe(true);
      }
    }
  }
});

test('English distinguishes one from many', () => {
  const points = (n: number) => counted(n, 'point', 'points');
  expect([points(0), points(1), points(1234)]).toEqual(['0 points', '1 point', '1,234 points']);
});

test('English names places', () => {
  const places = [1, 2, 3, 4, 11, 12, 21, 22, 103].map((n) => daily.ordinal(n)).join(' ');
  expect(places).toBe('1st 2nd 3rd 4th 11th 12th 21st 22nd 103rd');
  expect([daily.placeOf(1, 9), daily.placeOf(2, 9)]).toEqual(['Your best of 9 days', 'Your second-best of 9 days']);
});

/** Sources with Japanese in them: dictionaries, and phrases beside the code that uses them. */
const sources = import.meta.glob<string>(['./**/*.ts', './**/*.tsx', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('Japanese has Arabic numerals, and dots of its own between words', () => {
  const faults = Object.entries(sources).flatMap(([path, source]) =>
    (source.match(/[一二三四五六七八九十]+(?:つ|個|回|手|列|行|段|問|人|本|枚|日)|[ぁ-ん] · [ぁ-ん]/g) ?? []).map(
      (fault) => `${path}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});
