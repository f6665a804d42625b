import { parseBoard, resolveBoard, RULES } from '@rensa/games/puyo';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countLinks } from './reference.ts';

const row = fc.array(fc.constantFrom(...'RGBYO.RGBY'), { minLength: 6, maxLength: 6 }).map((cells) => cells.join(''));
const board = fc.array(row, { minLength: 1, maxLength: 13 }).map((rows) => rows.join('\n'));

it('finds the links that the rules find', () => {
  fc.assert(
    fc.property(board, (text) => {
      expect(countLinks(text)).toBe(resolveBoard(parseBoard(text), RULES.tsu).links.length);
    }),
    { numRuns: 300 },
  );
});
