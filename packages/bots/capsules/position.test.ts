import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_LINE, parseMessage } from '../protocol/messages.ts';
import { capsulesBots } from './game.ts';
import { parsePosition, positionOf, viewAt } from './position.ts';

const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const letters = (least: number, most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'yrb'), minLength: least, maxLength: most });
const row = fc
  .array(fc.constantFrom('..', 'y*', 'r*', 'b*', 'yo', 'ro', 'bo'), { minLength: 8, maxLength: 8 })
  .map((cells) => cells.join(''));
const bottle = (rows: number) =>
  fc.record({
    board: fc.array(row, { minLength: rows, maxLength: rows }).map((rows) => rows.join('\n')),
    pairs: fc.array(letters(2, 2), { minLength: 1, maxLength: 2 }),
    incoming: letters(0, 8),
  });

const position = fc.constantFrom('nes', 'classic').chain((rules) => {
  const side = bottle(rules === 'nes' ? 16 : 18);
  const rest = { rowTicks: whole(1, 40), reaction: whole(0, 40), gap: whole(1, 20), opponent: side };
  return fc
    .tuple(side, fc.record(rest, { requiredKeys: ['rowTicks', 'reaction', 'gap'] }))
    .map(([own, rest]) => ({ ...own, rules, ...rest }));
});

const placement = fc.record(
  { col: whole(0, 7), rot: whole(0, 3), row: whole(0, 17) },
  { requiredKeys: ['col', 'rot'] },
);

describe('a position', () => {
  it('is the same after reading and writing', () => {
    fc.assert(
      fc.property(position, (written) => {
        expect(parsePosition(written)).toEqual(written);
        expect(positionOf(viewAt(parsePosition(written)))).toEqual(written);
        const message = { type: 'position', id: 1, ...written } as const;
        expect(parseMessage(capsulesBots, JSON.stringify(message))).toEqual(message);
        expect(JSON.stringify(message).length).toBeLessThan(MAX_LINE / 10);
      }),
    );
  });

  it('may leave out defaults, and null counts as left out', () => {
    const view = viewAt(parsePosition({ board: 'r*', pairs: ['rb'], gap: null, opponent: null, more: 1 }));
    expect(view).toMatchObject({ incoming: [], rowTicks: 20, reaction: 0, gap: 1, opponent: null });
    expect(view).toMatchObject({ ruleset: { rules: 'nes' }, pairs: [{ axis: 2, child: 3 }] });
    expect(view.board).toHaveLength(128);
  });

  it('may have options of the rules', () => {
    const written = { board: '', pairs: ['rb'], rules: 'nes', options: { rows: 17 } };
    expect(viewAt(parsePosition({ ...written, board: 'r*' })).board).toHaveLength(136);
  });

  it.each([
    [{ board: 'r*', pairs: [] }, /pairs must not be empty/],
    [{ board: 'r*', pairs: ['rg'] }, /two of y r b, the axis first/],
    [{ board: 'r>', pairs: ['rb'] }, /has no other half/],
    [{ board: 'r*', pairs: ['rb'], rules: 'tsu' }, /rules must be classic or nes, not "tsu"/],
    [{ board: 'r*', pairs: ['rb'], gap: 0 }, /gap must be a whole number from 1 to 60, not 0/],
    [{ board: 'r*', pairs: ['rb'], incoming: 'x' }, /incoming must be/],
    [{ board: 'r*', pairs: ['rb'], opponent: { board: 'r>', pairs: [] } }, /has no other half/],
    [{ pairs: ['rb'] }, /board is missing/],
    [7, /the position must be an object with board, pairs, not 7/],
  ])('is refused: %j', (written, message) => {
    expect(() => parsePosition(written)).toThrow(message);
  });
});

it('the messages in the docs are valid', () => {
  const docs = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
  const lines = [...docs.matchAll(/^{"type".*}$/gm)].map(([line]): object => JSON.parse(line));
  expect(lines.map((line) => parseMessage(capsulesBots, line).type)).toEqual(['position', 'suggestion']);
  for (const line of lines) expect(parseMessage(capsulesBots, line)).toMatchObject(line);
});

describe('a placement', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(placement, (written) => {
        expect(capsulesBots.parsePlacement(written, 'it')).toEqual(written);
      }),
    );
  });

  it('is described in a few words', () => {
    expect(capsulesBots.describe({ col: 2, rot: 1 })).toBe('col 2, rot 1');
    expect(capsulesBots.describe({ col: 2, rot: 1, row: 4 })).toBe('col 2, rot 1, row 4');
  });

  it.each([{ col: 8, rot: 0 }, { col: 0, rot: 4 }, { col: 0, rot: 0, row: 18 }, { col: 0 }])(
    'is refused: %j',
    (written) => {
      expect(() => capsulesBots.parsePlacement(written, 'it')).toThrow(/must be a whole number|missing/);
    },
  );
});
