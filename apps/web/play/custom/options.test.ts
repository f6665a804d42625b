import { exactFields, flag, type Form, listOf, nullOr, oneOf, whole } from '@rensa/engine';
import { describe, expect, test } from 'vitest';
import { namesNeeded, parseNumbers, startValue, withOption } from './options.ts';

const ruleset = { speed: 4, drop: null, list: [1, 2] };

describe('an option', () => {
  test('that is changed is kept', () => {
    expect(withOption({ speed: 5 }, ruleset, 'drop', 20)).toEqual({ speed: 5, drop: 20 });
  });

  test.each([
    ['speed', 4],
    ['drop', null],
    ['list', [1, 2]],
  ])('%s that is as its ruleset has it is left out', (name, value) => {
    expect(withOption({ [name]: 'changed', other: 1 }, ruleset, name, value)).toEqual({ other: 1 });
  });
});

describe('a value to start from', () => {
  const form = exactFields({
    a: whole(3, 9),
    b: flag,
    c: oneOf(['x', 'y']),
    d: listOf(whole(1, 5), 2, 4),
    e: nullOr(flag),
  }).form as Form;

  test('is that of a ruleset that has one', () => {
    expect(startValue(form, [null, { a: 7 }, undefined])).toEqual({ a: 7 });
  });

  test('is the least there is otherwise', () => {
    expect(startValue(form, [null])).toEqual({ a: 3, b: false, c: 'x', d: [1, 1], e: null });
  });
});

test.each([
  ['8, 7, 6', [8, 7, 6]],
  ['8 7', [8, 7]],
  ['8、7', [8, 7]],
  ['8', undefined],
  ['8, 7, 6, 5', undefined],
  ['8, 100', undefined],
  ['8, x', undefined],
])('the numbers of "%s"', (text, numbers) => {
  expect(parseNumbers(text, listOf(whole(1, 99), 2, 3).form as Extract<Form, { kind: 'list' }>)).toEqual(numbers);
});

test('names are needed for options, their parts and their words', () => {
  const forms = { a: nullOr(exactFields({ b: whole(0, 1), c: oneOf(['x', 'y']) })).form as Form };
  expect(namesNeeded(forms)).toEqual(['a', 'a.b', 'a.c', 'a.c.x', 'a.c.y']);
});
