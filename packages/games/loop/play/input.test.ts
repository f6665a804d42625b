import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INPUT, readInput, MAX_TRACE, type Way } from './input.ts';
import { TOOLS } from './state.ts';

const LAST = 143;
const cells = fc.integer({ min: 0, max: LAST });
const ways = fc.array(fc.constantFrom<Way>('left', 'right', 'up', 'down'), { maxLength: MAX_TRACE });

describe('an input', () => {
  it.each([
    [INPUT.press('eraser', 5), 1 + 5 * 16 + 4096],
    [INPUT.run(0, 11), 2 + 11 * 4096],
    [INPUT.trace(3, ['right', 'down']), 3 + 3 * 16 + (1 + 4 * 3 + 16) * 4096],
    [INPUT.lift, 4],
    [INPUT.oldTap, 5],
    [INPUT.cancel, 6],
    [INPUT.undo, 7],
    [INPUT.redo, 8],
    [INPUT.restart, 9],
    [INPUT.oldHint, 10],
    [INPUT.reveal, 11],
    [INPUT.tap, 12],
    [INPUT.hint, 15],
    [INPUT.cross(7), 13 + 3 * 16 + 4096],
    [INPUT.trial('begin'), 14],
    [INPUT.trial('keep'), 14 + 4096],
    [INPUT.trial('discard'), 14 + 2 * 4096],
  ])('%d is written down for ever, as replays hold it', (input, expected) => {
    expect(input).toBe(expected);
  });

  it('reads back as it was written, and fits in a log on the largest board', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TOOLS), cells, cells, ways, (tool, a, b, steps) => {
        expect(readInput(INPUT.press(tool, a))).toEqual({ kind: 'press', tool, cell: a });
        expect(readInput(INPUT.run(a, b))).toEqual({ kind: 'run', from: a, to: b });
        expect(readInput(INPUT.trace(a, steps))).toEqual({ kind: 'trace', from: a, ways: steps });
        expect(readInput(INPUT.cross(2 * a + 1))).toEqual({ kind: 'cross', edge: 2 * a + 1 });
        expect(INPUT.trace(a, steps)).toBeLessThan(2 ** 31);
      }),
    );
  });

  it('that is not written so means nothing', () => {
    const unmarked = 3 + 2 * 4096;
    for (const input of [
      12 + 16,
      13 + 2 * 4096,
      14 + 16,
      14 + 3 * 4096,
      15 + 16,
      unmarked,
      3,
      4 + 16,
      1 + 4 * 4096,
      2 + 256 * 4096,
      -1,
      2 ** 31,
      0.5,
    ]) {
      expect(readInput(input)).toBeUndefined();
    }
  });
});
