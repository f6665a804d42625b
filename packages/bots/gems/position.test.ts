import { parseBoard } from '@rensa/games/gems';
import { describe, expect, it } from 'vitest';
import { parsePosition, positionOf, viewAt } from './position.ts';

const SMALL = { board: 'RR....\nRR....', pieces: ['rG', 'B0'] };

describe('a position', () => {
  it('needs only a board and a piece', () => {
    expect(viewAt(parsePosition(SMALL))).toEqual({
      rules: 'arcade',
      board: parseBoard(SMALL.board),
      slabs: [{ col: 0, row: 0, w: 2, h: 2 }],
      pieces: [
        { axis: 5, child: 2 },
        { axis: 3, child: 9 },
      ],
      pending: 0,
      due: 0,
      weakened: false,
      pattern: 'pillars',
      diamond: null,
      ticks: 0,
      left: null,
      opponent: null,
    });
  });

  it('has no rigid power gems under classic, and those that it names under arcade', () => {
    expect(viewAt(parsePosition({ ...SMALL, rules: 'classic' })).slabs).toEqual([]);
    expect(viewAt(parsePosition({ ...SMALL, power: [] })).slabs).toEqual([]);
  });

  it('is the same after writing and reading', () => {
    const side = { ...SMALL, power: [], pending: 9, due: 6, weakened: true, pattern: 'slant' };
    const full = { ...side, rules: 'arcade', diamond: 3, ticks: 700, left: 20, opponent: side };
    const view = viewAt(parsePosition(full));
    expect(view).toMatchObject({ pending: 9, due: 6, weakened: true, pattern: 'slant', diamond: 3, ticks: 700 });
    expect(viewAt(parsePosition(JSON.parse(JSON.stringify(positionOf(view)))))).toEqual(view);
  });

  it('takes null as absent, and all pending counter gems as due', () => {
    expect(viewAt(parsePosition({ ...SMALL, pending: 4, due: null, opponent: null }))).toMatchObject({ due: 4 });
  });

  it.each([
    [{ board: 'RR' }, 'pieces is missing'],
    [{ ...SMALL, pieces: [] }, 'pieces must not be empty'],
    [{ ...SMALL, pieces: ['rX'] }, 'must be two of R G B Y r g b y 0'],
    [{ ...SMALL, board: 'X' }, 'unknown cell'],
    [{ ...SMALL, rules: 'tsu' }, 'rules must be'],
    [{ ...SMALL, power: [{ col: 1, row: 0, w: 2, h: 2 }] }, 'no power gem at col 1, row 0, 2 x 2'],
    [{ ...SMALL, power: [{ col: 4, row: 0, w: 3, h: 2 }] }, 'no power gem at col 4, row 0, 3 x 2'],
    [
      {
        ...SMALL,
        power: [
          { col: 0, row: 0, w: 2, h: 2 },
          { col: 0, row: 0, w: 2, h: 2 },
        ],
      },
      'no power gem',
    ],
  ])('is refused with a reason: %j', (raw, reason) => {
    expect(() => parsePosition(raw)).toThrow(reason);
  });
});
