import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, type Board, COLS, EMPTY, parseBoard, printBoard } from './board.ts';
import { parseDrop, playDrops } from './drop.ts';
import { resolveField } from './resolve.ts';
import { RULES } from './rules.ts';
import { draw, drawing, given, only, resolve, turnOf, until } from './drawn.testing.ts';
import { settle } from './settle.ts';
import { cellsOf, fuseSlabs, type Slab } from './slab.ts';

/** `col,row wxh` of each slab. */
function told(slabs: readonly Slab[]): string[] {
  return slabs.map(({ col, row, w, h }) => `${col},${row} ${w}x${h}`);
}

function slab(text: string): Slab {
  const [col, row, w, h] = text.split(/[, x]/).map(Number) as [number, number, number, number];
  return { col, row, w, h };
}

/** The slabs that a drawn board has at rest, given those before. */
function fused(text: string, ...before: string[]): string[] {
  return told(fuseSlabs(parseBoard(text), before.map(slab), 10));
}

/** The rest of a drawn board with these slabs. */
function after(text: string, ...before: string[]) {
  const { board, slabs, links } = resolveField({ board: parseBoard(text), slabs: before.map(slab) }, RULES.arcade);
  return { board: draw({ board, pair: null }), slabs: told(slabs), links };
}

describe('G6.1 a slab', () => {
  it('falls as one block and hangs on a single column', () => {
    const { board, slabs } = after('.RR...\n.RR...\n.YGg..\n.BBY..', '1,2 2x2');
    expect([board, slabs]).toEqual([drawing('.RR...\n.RR...\n.Y....\n.BBY..'), ['1,2 2x2']]);
  });

  it('carries what is on it, over a hole too', () => {
    const { board } = after('....Y.\n..B...\n..RR..\n..RR..\n..YGg.', '2,1 2x2');
    expect(board).toBe(drawing('..B...\n..RR..\n..RR..\n..Y.Y.'));
  });

  it('falls when its last support goes', () => {
    const { board, slabs } = after('.RR...\n.RR...\n.GGg..\n......\n......', '1,3 2x2');
    expect([board, slabs]).toEqual([drawing('.RR...\n.RR...'), ['1,0 2x2']]);
  });

  it('never splits, on any board', () => {
    const cells = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 78, maxLength: 78 });
    fc.assert(
      fc.property(cells, fc.integer({ min: 0, max: 5 }), (board, hole) => {
        const rest = settle({ board, slabs: [] }, RULES.arcade).board;
        const slabs = fuseSlabs(rest, [], 10);
        const dug = rest.map((cell, i) => (i % COLS === hole && !inSlab(slabs, i) ? EMPTY : cell));
        const fallen = settle({ board: dug, slabs }, RULES.arcade);
        expect(sizes(fallen.slabs)).toEqual(sizes(slabs));
        for (const one of fallen.slabs) expectSolid(fallen.board, one);
      }),
      { numRuns: 60 },
    );
  });
});

function sizes(slabs: readonly Slab[]): string[] {
  return slabs.map(({ w, h }) => `${w}x${h}`).toSorted();
}

function inSlab(slabs: readonly Slab[], index: number): boolean {
  return slabs.some((one) => cellsOf(one).includes(index));
}

/** One color, and on the floor or on something. */
function expectSolid(board: Board, one: Slab): void {
  expect(new Set(cellsOf(one).map((cell) => board[cell])).size).toBe(1);
  const below = Array.from({ length: one.w }, (_, i) => board[at(one.row - 1, one.col + i)]);
  expect(one.row === 0 || below.some((cell) => cell !== EMPTY)).toBe(true);
}

describe('G6.2 loose gems', () => {
  it('form the higher of two that share gems', () => {
    expect(fused('.RR...\n.RRR..\nBBRR..')).toEqual(['1,1 2x2']);
    expect(fused('.RR...\n.RRR..\nBRRR..')).toEqual(['1,0 2x3']);
  });

  it('form the wider of two that are as high', () => {
    expect(fused('....R.\n..R.R.\n.RRRR.\n.RRRR.\nBBBRR.')).toEqual(['1,1 4x2']);
  });

  it('reach right from the leftmost of two that are as high, then down', () => {
    expect(fused('RRRR..\nRRRR..\nRRB...')).toEqual(['0,1 4x2']);
    expect(fused('..RRR.\n..RRR.\nRRRRR.\nRRR...')).toEqual(['2,1 3x3', '0,0 2x2']);
  });

  it('form all that share nothing', () => {
    expect(fused('YY.GG.\nYY.GG.\nRRBBRR\nRRBBRR')).toEqual(['0,2 2x2', '3,2 2x2', '0,0 2x2', '2,0 2x2', '4,0 2x2']);
  });
});

describe('G6.3 loose gems that could join a slab', () => {
  it('form one with each other first', () => {
    expect(fused('RRRR..\nRRRR..\nRRRR..', '2,0 2x3')).toEqual(['0,0 4x3']);
    expect(fused('RRRR..\nRRRR..\n..RR..', '2,0 2x3')).toEqual(['0,1 2x2', '2,0 2x3']);
  });
});

describe('G6.4 a slab', () => {
  it('grows sideways before it grows upward', () => {
    expect(fused('RR....\nRRR...\nRRRB..', '0,0 2x2')).toEqual(['0,0 3x2']);
    expect(fused('.RR...\nRRR...\nRRRB..', '1,0 2x2')).toEqual(['0,0 3x2']);
  });

  it('grows upward and downward where it cannot sideways', () => {
    expect(fused('RR....\nRR....\nRRB...\nRRB...', '0,1 2x2')).toEqual(['0,0 2x4']);
  });

  it('grows by whole sides only', () => {
    expect(fused('RR....\nRRR...', '0,0 2x2')).toEqual(['0,0 2x2']);
    expect(fused('R.....\nRR....\nRR....', '0,0 2x2')).toEqual(['0,0 2x2']);
  });

  it('grows the highest first', () => {
    expect(fused('..RR..\n..RR..\nRRRR..\nRRRR..', '2,2 2x2', '0,0 2x2')).toEqual(['2,0 2x4', '0,0 2x2']);
  });
});

describe('G6.5 another slab', () => {
  it('is swallowed when it lies in the strip as a whole', () => {
    expect(fused('RRRRR.\nRRRRR.\nRRRRR.', '0,0 2x3', '2,1 2x2')).toEqual(['0,0 5x3']);
    expect(fused('RRRR..\nRRRR..\nRRRR..\nRRRR..', '0,0 2x4', '2,2 2x2', '2,0 2x2')).toEqual(['0,0 4x4']);
  });

  it('is not cut through', () => {
    expect(fused('..RR..\nRRRR..\nRRRR..', '0,0 2x2', '2,0 2x3')).toEqual(['2,0 2x3', '0,0 2x2']);
    expect(fused('..RR..\n..RR..\nRRRR..\nRRRR..', '2,1 2x2', '0,0 2x2')).toEqual(['2,0 2x4', '0,0 2x2']);
  });
});

describe('G6.6 two slabs', () => {
  it('merge along a full side', () => {
    expect(fused('RRRR\nRRRR', '0,0 2x2', '2,0 2x2')).toEqual(['0,0 4x2']);
    expect(fused('RRR\nRRR\nRRR\nRRR', '0,0 3x2', '0,2 3x2')).toEqual(['0,0 3x4']);
  });

  it('do not merge along a part of one', () => {
    expect(fused('RR....\nRRRR..\n..RR..', '0,1 2x2', '2,0 2x2')).toEqual(['0,1 2x2', '2,0 2x2']);
    expect(fused('BGRR..\nGBRR..\nRRRR..\nRRRR..', '0,0 2x2', '2,0 2x4')).toEqual(['2,0 2x4', '0,0 2x2']);
  });

  it('of two colors stay two', () => {
    expect(fused('RRBB\nRRBB', '0,0 2x2', '2,0 2x2')).toEqual(['0,0 2x2', '2,0 2x2']);
  });
});

describe('G6.7 the highest slab', () => {
  it('has 10 rows', () => {
    expect(resolve('RR\n'.repeat(10), 'arcade').slabs).toHaveLength(1);
    expect(told(resolve('RR\n'.repeat(11), 'arcade').slabs)).toEqual(['0,1 2x10']);
    expect(told(resolve('RR\n'.repeat(12), 'arcade').slabs)).toEqual(['0,2 2x10', '0,0 2x2']);
  });
});

describe('G6.8 a rectangle that a piece finishes', () => {
  it('is power in the link that the piece sets off', () => {
    const { events } = turnOf('.R....\nRRB...', 0, { rules: 'arcade', piece: 'Rr' });
    expect(only(events, 'broke')).toMatchObject([{ link: { power: 4, normal: 0, crash: 1 } }]);
    expect(only(events, 'fused')).toEqual([{ kind: 'fused', slabs: [{ col: 0, row: 0, w: 2, h: 2 }] }]);
  });

  it('is a block when what is under it breaks in the same step', () => {
    const { board, slabs } = after('YY....\nYY....\nGBb...');
    expect([board, slabs]).toEqual([drawing('YY....\nYY....\nG.....'), ['0,1 2x2']]);
  });
});

describe('played drops', () => {
  const play = (text: string) => {
    const { board, slabs } = playDrops(text.split(' ').map(parseDrop), RULES.arcade);
    return { board: draw({ board, pair: null }), slabs: told(slabs) };
  };

  it('rotate the second gem from below to the right, above and left', () => {
    const ends = ['RG:', 'RG:A', 'RG:AA', 'RG:AAA', 'RG:B'].map((text) => play(text).board);
    expect(ends).toEqual(['...R..\n...G..', '...RG.', '...G..\n...R..', '..GR..', '..GR..']);
  });

  it('shift inward for a rotation at a wall, and ignore a shift into it', () => {
    expect(play('RG:LLLLLLB').board).toBe('GR....');
    expect(play('RG:RRRRA').board).toBe('....RG');
    expect(play('RG:ARRRR').board).toBe('....RG');
  });

  it('come apart', () => {
    expect(play('YY: RG:A').board).toBe('...R..\n...Y..\n...YG.');
  });

  it('end before the piece that is above row 11', () => {
    const tower = 'RB: GY: RB: GY: RB: GY:';
    expect(play(tower).board.split('\n')).toHaveLength(12);
    expect(play(`${tower} RR:A YY:LL`)).toEqual(play(tower));
    expect(play(`${tower} Yy:A`)).toEqual(play(tower));
  });

  it('add up what they score', () => {
    const drops = ['RR:', 'Gr:', '0Y:LLL', '0B:'].map(parseDrop);
    const { links, techs, score, allClear } = playDrops(drops, RULES.arcade);
    expect(links.map(({ chain, normal }) => [chain, normal])).toEqual([
      [1, 2],
      [1, 1],
      [1, 1],
    ]);
    expect([techs, allClear, printBoard(playDrops(drops, RULES.arcade).board).replaceAll(/[.\n]/g, '')]).toEqual([
      0,
      false,
      'G',
    ]);
    expect(score).toBe(links.reduce((sum, link) => sum + link.score, 0));
  });

  it.each(['R:L', 'RGB:L', 'RX:L', 'RG', 'RG:LX', 'RG:L:R', '..:L'])('refuse %j', (line) => {
    expect(() => parseDrop(line)).toThrow(/PAIR:MOVES|unknown moves/);
  });
});

describe('while slabs fall', () => {
  it('they are where the board shows them', () => {
    const start = given('.RR...\n.RR...\n.GG...', { rules: 'arcade', piece: 'Gg' });
    const { state } = until({ ...start, slabs: [slab('1,1 2x2')] }, ({ state: { phase } }) => phase === 'settle');
    for (const one of state.slabs) expectSolid(state.board, one);
  });
});
