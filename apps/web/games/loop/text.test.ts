import { describe, expect, test } from 'vitest';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';

type Message = string | ((...args: readonly unknown[]) => string);

describe.each([
  ['en', en],
  ['ja', ja],
] as const)('%s', (_, dictionary) => {
  test('has the keys of the others, in their order', () => {
    expect(Object.keys(dictionary)).toEqual(Object.keys(en));
  });

  test.each(Object.entries(dictionary))('says something for %s, with each of its parameters', (_, message) => {
    const args = [71, 82, 93, 64].slice(0, typeof message === 'function' ? message.length : 0);
    const said = typeof message === 'function' ? (message as Exclude<Message, string>)(...args) : message;
    expect(said.trim()).not.toBe('');
    expect(said).not.toMatch(/undefined|NaN|\[object/);
    for (const arg of args) expect(said).toContain(String(arg));
  });
});

test('English knows one from many', () => {
  expect([en.moves(1), en.moves(12), en.inARow(1)]).toEqual(['1 move', '12 moves', '1 day in a row']);
});
