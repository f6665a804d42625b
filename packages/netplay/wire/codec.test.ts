import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode } from './binary.ts';
import { fromJson, toJson } from './json.ts';
import { MAX_FRAME } from './layout.ts';
import { anyMessage, smallMessages } from './messages.testing.ts';

describe('a message', () => {
  it('is the same after both forms', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(decode(encode(message))).toEqual(message);
        expect(fromJson(toJson(message))).toEqual(message);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(smallMessages)('$type without any part of its end is none', (message) => {
    const bytes = encode(message);
    const text = toJson(message);
    for (let length = 0; length < bytes.length; length++) {
      expect(() => decode(bytes.subarray(0, length))).toThrow(/^this is no message: /);
    }
    for (let length = 0; length < text.length; length++) {
      expect(() => fromJson(text.slice(0, length))).toThrow(/^this is no message: /);
    }
  });

  it.each(smallMessages)('$type with something after its end is none', (message) => {
    expect(() => decode(Uint8Array.from([...encode(message), 0]))).toThrow(/^this is no message: /);
    expect(() => fromJson(`${toJson(message)}0`)).toThrow(/^this is no message: /);
  });

  it('has at most 4,096 bytes', () => {
    expect(() => decode(new Uint8Array(MAX_FRAME + 1).fill(1))).toThrow('it has 4097 bytes');
    expect(() => fromJson(' '.repeat(MAX_FRAME + 1))).toThrow('it has 4097 characters');
  });
});
