import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Check,
  exactFields,
  fields,
  flag,
  listOf,
  nullOr,
  oneOf,
  quoted,
  record,
  recordOf,
  text,
  textLike,
  whole,
  withDefault,
} from './check.ts';

const color = oneOf(['red', 'green', 'blue']);
const point = exactFields({ row: whole(0, 9), col: whole(0, 9) });
const sign = fields({ at: point }, { color, word: text(3) });

describe('a check', () => {
  it.each<[string, Check<unknown>, unknown]>([
    ['a whole number', whole(-2, 2), -2],
    ['a text', text(3), 'abc'],
    ['a text of a form', textLike(/^[a-f]+$/, 'letters'), 'cafe'],
    ['a flag', flag, false],
    ['one of some words', color, 'blue'],
    ['null, where that is allowed', nullOr(color), null],
    ['a list', listOf(whole(0, 1), 0, 2), [0, 1]],
    ['an object', record, { any: 'thing' }],
    ['a record', point, { row: 1, col: 2 }],
    ['a record of any keys', recordOf(flag), { a: true, b: false }],
  ])('gives back %s', (_, check, value) => {
    expect(check(value, 'x')).toEqual(value);
  });

  it.each<[Check<unknown>, unknown, string]>([
    [whole(0, 9), 10, 'x must be a whole number from 0 to 9, not 10'],
    [whole(0, 9), 0.5, 'x must be a whole number from 0 to 9, not 0.5'],
    [whole(0, 9), '3', 'x must be a whole number from 0 to 9, not "3"'],
    [whole(0, 9), undefined, 'x is missing: it must be a whole number from 0 to 9'],
    [text(3), 'abcd', 'x must be a text of at most 3 characters, not "abcd"'],
    [textLike(/^[a-f]+$/, 'letters from a to f'), 'xyz', 'x must be letters from a to f, not "xyz"'],
    [flag, 1, 'x must be true or false, not 1'],
    [color, 'gray', 'x must be red, green or blue, not "gray"'],
    [oneOf(['red']), null, 'x must be red, not null'],
    [nullOr(color), 'gray', 'x must be red, green or blue, not "gray"'],
    [listOf(flag, 1, 2), {}, 'x must be a list, not an object'],
    [listOf(flag, 1, 2), [], 'x must have 1 to 2 entries, not 0'],
    [listOf(flag, 2, 2), [true], 'x must have 2 entries, not 1'],
    [listOf(flag, 1, 2), [true, 3], 'x[1] must be true or false, not 3'],
    [record, [[]], 'x must be an object, not a list'],
    [recordOf(flag), { a: true, b: 1 }, 'x.b must be true or false, not 1'],
    [point, 7, 'x must be an object with row, col, not 7'],
    [record, [1, 2], 'x must be an object, not [1, 2]'],
    [point, { row: 1 }, 'x.col is missing: it must be a whole number from 0 to 9'],
    [point, { row: 1, col: 2, z: 3 }, 'x has an unknown key "z": use row, col'],
    [sign, { at: { row: 1, col: 11 } }, 'x.at.col must be a whole number from 0 to 9, not 11'],
    [sign, { at: { row: 1, col: 1 }, color: 'x' }, 'x.color must be red, green or blue, not "x"'],
  ])('refuses what does not fit (%#)', (check, raw, message) => {
    expect(() => check(raw, 'x')).toThrow(new Error(message));
  });

  it('names the fields of a whole value without it', () => {
    expect(() => sign(null, 'the sign')).toThrow('the sign must be an object with at, not null');
    expect(() => sign({ at: {} }, 'the sign')).toThrow('at.row is missing');
  });
});

describe('a record', () => {
  it('keeps what it knows, in one order, and leaves the rest out', () => {
    const read = sign({ color: 'red', other: 1, at: { col: 2, row: 1 } }, 'the sign');
    expect(JSON.stringify(read)).toBe('{"at":{"row":1,"col":2},"color":"red"}');
  });

  it('takes a default for what is missing', () => {
    expect(fields({ color: withDefault(color, 'red') })({}, 'x')).toEqual({ color: 'red' });
  });

  it('never looks at what an object inherits', () => {
    expect(() => fields({ toString: record })({}, 'x')).toThrow('x.toString is missing');
  });
});

it('turns -0 into 0', () => {
  expect(Object.is(whole(0, 1)(-0, 'x'), 0)).toBe(true);
});

it('quotes any value in few characters', () => {
  expect(quoted('x'.repeat(1000))).toHaveLength(61);
  expect(quoted(Array.from({ length: 4 }, () => -Number.MIN_VALUE / 3 - 1.2345678901234567e-200))).toHaveLength(61);
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(quoted(raw).length).toBeLessThan(70);
    }),
  );
});

it('an error in a list names the form of its entries', () => {
  expect(listOf(whole(1, 3), 0, 2).form).toMatchObject({ kind: 'list', item: { kind: 'whole' }, least: 0, most: 2 });
  expect(listOf(() => 1, 0, 2).form).toBeUndefined();
});

it('says what it accepts', () => {
  expect(sign.form).toMatchObject({
    kind: 'fields',
    exact: false,
    fields: {
      at: { kind: 'fields', exact: true, fields: { row: { kind: 'whole' }, col: { kind: 'whole' } } },
      color: { kind: 'optional', of: { kind: 'choice' } },
      word: { kind: 'optional', of: { kind: 'text', most: 3 } },
    },
  });
  expect(recordOf(flag).form).toEqual({ kind: 'record', of: { kind: 'flag' } });
  expect(textLike(/^[a-f]+$/, 'letters').form).toEqual({ kind: 'text', pattern: '^[a-f]+$', what: 'letters' });
});
