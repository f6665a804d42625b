import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, type Board, COLS, letterOf, parseBoard, printBoard, ROWS } from '../board.ts';
import { resolveBoard } from '../resolve.ts';
import { RULES } from '../rules.ts';
import { drawing } from '../drawn.testing.ts';
import { puyo } from '../game.ts';
import { chainTable, filled, mirrored, originsOf, playOut, recolored, shifted, stateOf, triggersOf } from './index.ts';

const { tsu } = RULES;
const drawn = (board: Board): string => drawing(printBoard(board));

describe('the table of a chain', () => {
  const { rows, board } = chainTable(parseBoard('GGG.R.\nRRROR.\nRRGOR.'), tsu);

  it('has the bonuses and points of each link', () => {
    expect(
      rows.map(({ chain, cleared, garbage, power, colorBonus, groupBonus, bonus, score, total }) => {
        return [chain, cleared, garbage, power, colorBonus, groupBonus, bonus, score, total];
      }),
    ).toEqual([
      [1, 5, 1, 0, 0, 2, 2, 100, 100],
      [2, 4, 1, 8, 0, 0, 8, 320, 420],
    ]);
  });

  it('reports which cells go, on which board', () => {
    expect(rows.map((row) => drawn(row.board))).toEqual(['GGG.R.\nRRROR.\nRRGOR.', '....R.\n..G.R.\nGGGOR.']);
    expect(rows[0]?.cells.map((cell) => letterOf(rows[0]?.board[cell] ?? 0)).join('')).toBe('RRRRR');
    expect(rows[0]?.ojama).toEqual([at(1, 3)]);
  });

  it('ends with the board at rest', () => {
    expect(board).toEqual(resolveBoard(parseBoard('GGG.R.\nRRROR.\nRRGOR.'), tsu).board);
  });
});

describe('the puyos of a link', () => {
  it('are found where they are before anything pops', () => {
    const board = parseBoard('GGG.R.\nRRROR.\nRRGOR.');
    const named = originsOf(board, tsu).map((groups) => groups.map(({ color, cells }) => [letterOf(color), ...cells]));
    expect(named).toEqual([
      [['R', at(0, 0), at(0, 1), at(1, 0), at(1, 1), at(1, 2)]],
      [['G', at(2, 0), at(2, 1), at(0, 2), at(2, 2)]],
    ]);
  });

  it('have the color of the link, on any board, and none is in two links', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 48, maxLength: 48 }), (cells) => {
        const board = [...cells, ...Array.from({ length: ROWS * COLS - 48 }, () => 0)];
        const groups = originsOf(board, tsu).flat();
        for (const { color, cells: found } of groups) for (const cell of found) expect(board[cell]).toBe(color);
        const all = groups.flatMap(({ cells: found }) => found);
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a board that plays out', () => {
  const setup = puyo.parseSetup({ rules: 'tsu' });

  it('does what the rules say, tick by tick', () => {
    const board = parseBoard('G.....\n......\nGGG.R.\nRRROR.\nRRGOR.');
    const ticks = playOut(stateOf(setup, board));
    const links = ticks.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'popped' ? event.link : [])));
    expect(links).toEqual(resolveBoard(board, tsu).links);
    expect(ticks.at(-1)?.after.board).toEqual(resolveBoard(board, tsu).board);
    expect(ticks.map(({ tick }) => tick)).toEqual(ticks.map((_, i) => i + 1));
  });

  it('ends at once where nothing can happen', () => {
    expect(playOut(stateOf(setup, parseBoard('RRR'))).length).toBeLessThan(3);
  });
});

describe('triggers', () => {
  const found = (board: string, most?: number): string[] =>
    triggersOf(parseBoard(board), tsu, most).map(({ col, row, color, puyos, chain }) => {
      return `${puyos} ${letterOf(color)} on ${col + 1},${row + 1}: ${chain}`;
    });

  it('are every place where one to three puyos start a chain, the longest first', () => {
    expect(found('R.....\nGGG...\nRRR...')).toEqual([
      '1 G on 2,3: 2',
      '1 G on 3,3: 2',
      '2 G on 4,1: 2',
      '1 R on 4,1: 1',
      '3 R on 1,4: 1',
      '3 R on 2,3: 1',
    ]);
  });

  it('may be limited to fewer puyos', () => {
    expect(found('RR....', 2)).toEqual(['2 R on 1,2: 1', '2 R on 2,2: 1', '2 R on 3,1: 1']);
    expect(found('R.....', 2)).toEqual([]);
    expect(found('R.....')).toEqual(['3 R on 1,2: 1', '3 R on 2,1: 1']);
  });

  it('are none behind a column that is full, and none on a board that pops', () => {
    const wall = Array.from({ length: 12 }, () => '.O....').join('\n');
    expect(found(`${wall.slice(0, -6)}RO.RRR`)).toEqual([
      '1 R on 3,1: 1',
      '1 R on 4,2: 1',
      '1 R on 5,2: 1',
      '1 R on 6,2: 1',
    ]);
    expect(found('RRRR..')).toEqual([]);
  });

  it('fire what they say, on any board', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 48, maxLength: 48 }), (cells) => {
        const { board } = resolveBoard([...cells, ...Array.from({ length: ROWS * COLS - 48 }, () => 0)], tsu);
        for (const { col, row, color, puyos, chain, score } of triggersOf(board, tsu)) {
          const stacked = [...board];
          for (let i = 0; i < puyos; i++) stacked[at(row + i, col)] = color;
          const { links, score: points } = resolveBoard(stacked, tsu);
          expect([links.length, points]).toEqual([chain, score]);
          expect(stacked[at(row, col)]).not.toBe(board[at(row, col)]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('a board', () => {
  const board = parseBoard('R.....\nRGB..Y');

  it('is mirrored', () => {
    expect(drawn(mirrored(board))).toBe('.....R\nY..BGR');
    expect(mirrored(mirrored(board))).toEqual(board);
  });

  it('is shifted, and loses what leaves it', () => {
    expect(drawn(shifted(board, 1, 1))).toBe('.R....\n.RGB..\n......');
    expect(drawn(shifted(board, -1, -1))).toBe('');
  });

  it('is recolored', () => {
    expect(drawn(recolored(board, 1, 2))).toBe('G.....\nGRB..Y');
  });

  it('is filled where like cells touch', () => {
    expect(drawn(filled(board, at(0, 0), 5))).toBe('P.....\nPGB..Y');
    expect(filled(board, at(0, 3), 6).filter((cell) => cell === 6)).toHaveLength(ROWS * COLS - 5);
  });
});
