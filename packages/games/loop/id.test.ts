import { describe, expect, it } from 'vitest';
import { parseId } from './id.ts';
import { puzzleId } from './setup.ts';

describe('L2.5 the name of a puzzle', () => {
  it.each([
    ['loop/1/8x8/42', { kind: 'sized', rows: 8, cols: 8 }, 42],
    ['loop/1/2x3/0', { kind: 'sized', rows: 2, cols: 3 }, 0],
    ['loop/2/8x8/4294967295', { kind: 'sized', generator: 2, rows: 8, cols: 8, holes: 0 }, 4294967295],
    ['loop/2/7x12-4/1', { kind: 'sized', generator: 2, rows: 7, cols: 12, holes: 4 }, 1],
    ['loop/1/2025-11-30/medium', { kind: 'daily', date: '2025-11-30', level: 'medium' }, 0],
    ['loop/2/2026-12-05/hard', { kind: 'daily', date: '2026-12-05', level: 'hard' }, 0],
  ])('%s says which it is', (id, setup, seed) => {
    expect(parseId(id)).toEqual({ setup, seed });
    expect(puzzleId(parseId(id).setup, seed)).toBe(id);
  });

  it.each([
    ['', 'is not the name of a puzzle'],
    ['loop', 'is not the name of a puzzle'],
    ['loop/3/8x8/42', 'is not the name of a puzzle'],
    ['loop/1/8x8/042', 'it is loop/1/8x8/42'],
    ['loop/1/8x8/4294967296', 'is not the name of a puzzle'],
    ['loop/1/8x8-2/42', 'it is loop/1/8x8/42'],
    ['loop/2/8x8-0/42', 'it is loop/2/8x8/42'],
    ['loop/2/8x8-3/42', 'a 8x8 board has'],
    ['loop/2/3x8/42', 'rows must be a whole number from 4 to 12'],
    ['loop/1/8x13/42', 'cols must be a whole number from 2 to 12'],
    ['loop/1/2026-12-05/hard', 'it is loop/2/2026-12-05/hard'],
    ['loop/1/2025-02-30/hard', 'a day of the calendar'],
    ['loop/1/2025-11-30/giant', 'is not the name of a puzzle'],
    ['loop/1/8x8/42 ', 'is not the name of a puzzle'],
  ])('%j is none', (id, reason) => {
    expect(() => parseId(id)).toThrow(reason);
  });
});
