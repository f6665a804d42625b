import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, COLS, EMPTY, isNormal, parseBoard, printBoard, ROWS } from './board.ts';
import { powerGroups, powerOf } from './power.ts';
import { RULES } from './rules.ts';
import { draw, drawing, held, only, resolve, resolved } from './drawn.testing.ts';
import { settle } from './settle.ts';
import { cellsOf } from './slab.ts';

/** The power cells of a board, all other cells empty. */
function marks(text: string): string {
  const board = parseBoard(text);
  return draw({ board: powerOf({ board, slabs: [] }, RULES.classic), pair: null });
}

const anyBoard = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 78, maxLength: 78 });

describe('G4.1 settling', () => {
  it.each(['classic', 'arcade'] as const)('lets each loose gem fall on its own, under %s', (rules) => {
    const text = 'R.0...\n......\n..g..B\n.....Y\n..Y...';
    const { board } = settle({ board: parseBoard(text), slabs: [] }, RULES[rules]);
    expect(draw({ board, pair: null })).toBe(drawing('..0...\n..g..B\nR.Y..Y'));
  });

  it('leaves nothing in the air on any board, and loses nothing', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const { board: after } = settle({ board, slabs: [] }, RULES.classic);
        after.forEach((cell, i) => expect(cell === EMPTY || i < COLS || after[i - COLS] !== EMPTY).toBe(true));
        expect(after.toSorted((a, b) => a - b)).toEqual(board.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('G4.2 the time of a fall', () => {
  it.each(['classic', 'arcade'] as const)('is 9 ticks however far, under %s', (rules) => {
    const start = held('...G..\n...Y..\n...G..', 3, { rules }, { facing: 1, groundings: 8 });
    const { events, state } = resolved(start);
    expect(only(events, 'settled')[0]?.falls).toEqual([{ cell: 3, col: 4, from: 3, to: 0, ticks: 9 }]);
    expect(state.ticks - start.ticks).toBe(1 + 9);
    const flat = held('', 0, { rules }, { facing: 1, groundings: 8 });
    expect(resolved(flat).state.ticks - flat.ticks).toBe(1);
  });
});

describe('G5.1 power marks', () => {
  it.each([
    ['RR\nRR', 'RR\nRR'],
    ['RRR\nRRR', 'RRR\nRRR'],
    ['BB\nBB\nBB\nBB', 'BB\nBB\nBB\nBB'],
    ['GGGGG\nGGGGG\nGGGGG', 'GGGGG\nGGGGG\nGGGGG'],
  ])('are on every gem of a filled rectangle: %j', (text, expected) => {
    expect(marks(text)).toBe(draw({ board: parseBoard(expected), pair: null }));
  });

  it.each(['RRR', 'R\nRR', 'RRR\nR.R\nRRR', 'RG\nGR'])('are on nothing else: %j', (text) => {
    expect(marks(text)).toBe('');
  });

  it('equal what all filled rectangles cover, on any board', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 78, maxLength: 78 }), (board) => {
        expect(printBoard(powerOf({ board, slabs: [] }, RULES.classic))).toBe(printBoard(allRectangles(board)));
      }),
      { numRuns: 50 },
    );
  });
});

function allRectangles(board: readonly number[]): number[] {
  const out = board.map(() => 0);
  for (let row = 0; row < ROWS; row++) {
    for (let col = 0; col < COLS; col++) {
      const color = board[at(row, col)];
      if (!isNormal(color)) continue;
      for (let h = 2; row + h <= ROWS; h++) {
        for (let w = 2; col + w <= COLS; w++) {
          const cells = cellsOf({ col, row, w, h });
          if (cells.every((cell) => board[cell] === color)) cells.forEach((cell) => (out[cell] = color));
        }
      }
    }
  }
  return out;
}

describe('G5.2 overlapping squares', () => {
  it('are all power: 7 gems and a crash gem score 185', () => {
    expect(marks('RR.\nRRR\n.RR')).toBe('RR....\nRRR...\n.RR...');
    expect(resolve('RR....\nRRR...\nbRRr..', 'classic').links).toMatchObject([{ power: 7, crash: 1, score: 185 }]);
  });
});

describe('G5.3 a crash gem', () => {
  it('inside a filled square makes no power', () => {
    expect(marks('RR\nRr')).toBe('');
    expect(resolve('RR\nRr', 'classic').links).toMatchObject([{ normal: 3, power: 0, crash: 1 }]);
    expect(resolve('RR\nRr', 'arcade').links).toMatchObject([{ normal: 3, power: 0, crash: 1 }]);
  });

  it('like counter gems and diamonds is never power itself', () => {
    expect(marks('FF\nFF')).toBe('');
    expect(marks('00\n00')).toBe('');
    expect(marks('rr\nrr')).toBe('');
  });
});

describe('G5.4 power that falls', () => {
  it('may come apart, and is then no power', () => {
    const text = '.RR...\n.RR...\n.YGg..\n.BBY..';
    const { board, links } = resolve(text, 'classic');
    expect(links).toHaveLength(1);
    expect(board).toBe(drawing('.R....\n.RR...\n.YR...\n.BBY..'));
    expect(marks(board)).toBe('');
  });
});

describe('G5.5 groups of power gems', () => {
  it('are all of a color that touch', () => {
    const board = parseBoard('RR.BB.\nRRRBB.\n.RRGG.\n...GG.');
    const groups = powerGroups({ board, slabs: [] }, RULES.classic).map((cells) => cells.length);
    expect(groups.toSorted((a, b) => a - b)).toEqual([4, 4, 7]);
  });

  it('are slabs where power is rigid', () => {
    const { board, slabs } = resolve('RRRR\nRRRR', 'arcade');
    expect(powerGroups({ board: parseBoard(board), slabs }, RULES.arcade)).toEqual([[0, 1, 2, 3, 6, 7, 8, 9]]);
  });
});
