import { messageOf } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { recordsIn } from './records.ts';

/** Reads values in order, errors as their messages; a single value has no brackets. */
function read(text: string): unknown {
  const { items, many } = recordsIn(text);
  const values = items.map((item) => {
    try {
      return item();
    } catch (error) {
      return messageOf(error).slice(0, 22);
    }
  });
  return many ? values : { one: values[0] };
}

const BAD = 'this is not valid JSON';
const EMPTY = 'the input is empty: gi';

describe('JSON in a text', () => {
  it.each([
    ['{"a": 1}', { one: { a: 1 } }],
    ['\n{\n"a":\n1}\n\n', { one: { a: 1 } }],
    ['7', { one: 7 }],
    ['[]', []],
    ['[{"a": 1}]', [{ a: 1 }]],
    ['[1,\n2]', [1, 2]],
    ['{"a": 1}\n{"a": 2}', [{ a: 1 }, { a: 2 }]],
    ['{"a": 1}\r\n\r\n{"a": 2}\r\n', [{ a: 1 }, { a: 2 }]],
    ['{"a": 1}\nwhat', [{ a: 1 }, BAD]],
    ['{\n{', [BAD, BAD]],
    ['{"a": 1}\n---\n{"a":\n2}', [{ a: 1 }, { a: 2 }]],
    ['{"a": 1}\n---', [{ a: 1 }, EMPTY]],
    ['{"a": 1}\n---\n[{"a": 2}, 3]', [{ a: 1 }, { a: 2 }, 3]],
    ['{"a": 1}\n---\nwhat\n---\n7', [{ a: 1 }, BAD, 7]],
    ['', { one: EMPTY }],
    [' \n', { one: EMPTY }],
    ['{', { one: BAD }],
    ['{\n"a": [\n1,\n2\n]', { one: BAD }],
    ['{"a": 1} {"a": 2}', { one: BAD }],
    ['[{"a": 1},', { one: BAD }],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
