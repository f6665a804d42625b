import { describe, expect, test } from 'vitest';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';

const dictionaries = { en, ja } as const;

describe.each(Object.entries(dictionaries))('%s', (_, dictionary) => {
  test('has the keys of the others, in their order', () => {
    expect(Object.keys(dictionary)).toEqual(Object.keys(en));
  });

  test.each(Object.entries(dictionary))('says something for %s', (_, message) => {
    const said = typeof message === 'function' ? (message as (...args: unknown[]) => string)('3', '4', '5') : message;
    expect(said.trim()).not.toBe('');
    expect(said).not.toMatch(/undefined|NaN|\[object/);
  });

  test('puts each of its parameters into the message', () => {
    for (const message of Object.values(dictionary)) {
      if (typeof message !== 'function') continue;
      const args = ['71', '82', '93'].slice(0, message.length);
      const said = (message as (...args: unknown[]) => string)(...args);
      for (const arg of args) expect(said).toContain(arg);
    }
  });
});

test('English knows one from many', () => {
  expect([en.points(0), en.points(1), en.points(1234)]).toEqual(['0 points', '1 point', '1,234 points']);
});
