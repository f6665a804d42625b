import { describe, expect, test } from 'vitest';
import { parseQuery as parse } from './query.ts';

const CHOICES = [
  { key: 'mode', values: ['endless', 'survival'] },
  { key: 'rules', values: ['classic', 'tsu'] },
  { key: 'colors', values: [3, 4, 5] },
];
const parseQuery = (search: string) => parse(search, CHOICES);

describe('parseQuery', () => {
  test('reads a whole question', () => {
    expect(parseQuery('?mode=survival&rules=tsu&colors=5&seed=4294967295&start=1')).toEqual({
      setup: { mode: 'survival', rules: 'tsu', colors: 5 },
      seed: 0xffff_ffff,
      start: true,
      plain: false,
      unknown: [],
    });
  });

  test('asks nothing when there is no question', () => {
    expect(parseQuery('')).toEqual({ setup: {}, seed: undefined, start: false, plain: true, unknown: [] });
  });

  test.each([
    'mode=chess',
    'rules=toString',
    'colors=6',
    'colors=04',
    'seed=-1',
    'seed=4294967296',
    'seed=',
    'start=yes',
  ])('ignores %s and says so', (asked) => {
    const query = parseQuery(`?${asked}`);
    expect(query).toEqual({ ...parseQuery(''), plain: false, unknown: [asked] });
  });

  test('a long value is not repeated in full', () => {
    expect(parseQuery(`?mode=${'x'.repeat(5000)}`).unknown[0]?.length).toBeLessThan(60);
  });

  test('ignores the parameters of other pages', () => {
    expect(parseQuery('?utm=1')).toEqual(parseQuery(''));
  });
});
