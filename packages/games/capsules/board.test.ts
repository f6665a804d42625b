import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, emptyBottle, parseBoard, printBoard, virusesOn } from './board.ts';
import { lossCells } from './capsule.ts';
import { RULES } from './rules.ts';
import {
  draw,
  drawHeld,
  drawing,
  given,
  held,
  only,
  press,
  resolved,
  rowsUnder,
  spawned,
  stack,
  until,
} from './drawn.testing.ts';

const NAMES = ['classic', 'nes'] as const;

describe('C1.1 the bottle', () => {
  it.each([
    ['classic', 18],
    ['nes', 16],
  ] as const)('has 8 columns and under %s %i rows', (rules, rows) => {
    expect(spawned(given('', { rules })).board).toHaveLength(8 * rows);
    expect(emptyBottle(rows)).toHaveLength(8 * rows);
  });
});

describe('C1.2 a capsule', () => {
  it.each(NAMES)('appears flat in the middle of the top row under %s', (rules) => {
    const state = spawned(given('..', { rules, capsule: 'rb' }));
    const rows = drawHeld(state).split('\n');
    expect(rows[0]).toBe('......RRBB......');
    expect(rows).toHaveLength(rowsUnder(rules));
  });
});

describe('C1.3 the game is lost', () => {
  it.each(NAMES)('when a new capsule finds a cell taken under %s', (rules) => {
    const rows = rowsUnder(rules);
    for (const col of [3, 4]) {
      const board = stack([0, 0, 0, 0, 0, 0, 0, 0].with(col, rows), rows);
      const { state, events } = until({ ...given('..', { rules }), board }, ({ state: { phase } }) => phase === 'over');
      expect(state.ending).toBe('lost');
      expect(only(events, 'over')).toEqual([{ kind: 'over', ending: 'lost' }]);
    }
  });

  it('and the cells that lose it are in the event', () => {
    const cells = (rules: 'classic' | 'nes') => lossCells(RULES[rules]).map(({ row, col }) => [row, col]);
    expect(cells('classic')).toEqual([
      [17, 3],
      [17, 4],
    ]);
    expect(cells('nes')).toEqual([
      [15, 3],
      [15, 4],
    ]);
  });

  it.each(NAMES)('by nothing beside those cells under %s', (rules) => {
    const rows = rowsUnder(rules);
    const board = stack([rows, rows, rows, rows - 1, rows - 1, rows, rows, rows], rows);
    expect(spawned({ ...given('..', { rules }), board }).phase).toBe('fall');
  });
});

describe('C1.4 the rim', () => {
  it('cuts under nes what locks above it', () => {
    const board = stack([0, 0, 0, 15, 15, 0, 0, 0], 16);
    const state = spawned({ ...given('..', { rules: 'nes', capsule: 'rb' }), board });
    const rotated = press(state, 'x').state;
    expect(drawHeld(rotated).split('\n').slice(0, 2)).toEqual(['......RR........', '......BB........']);
    const { state: after, events } = until(rotated, ({ events }) => only(events, 'locked').length > 0);
    expect(only(events, 'locked')[0]?.cells).toEqual([at(15, 3)]);
    expect(draw(after.board).split('\n')[0]).toBe('......bo........');
  });

  it('lets an upright capsule shift over it under nes', () => {
    const state = press(spawned(given('..', { rules: 'nes', capsule: 'rb' })), 'z<').state;
    expect(drawHeld(state).split('\n').slice(0, 2)).toEqual(['....BB..........', '....RR..........']);
  });

  it('is closed under classic', () => {
    const state = press(spawned(given('..', { rules: 'classic', capsule: 'rb' })), 'x').state;
    expect(drawHeld(state).split('\n')[0]).toBe('......RRBB......');
  });
});

describe('C1.5 a cell', () => {
  const text = `
    y*r*b*..yoro..bo
    y>r<bvrv..r>b<..
    ....yvbvyv......
    ....r^b^y^......`.replaceAll(' ', '');

  it('is drawn with two characters', () => {
    const good = text.trim().replace('bvrv', '....');
    expect(draw(parseBoard(good, 16))).toBe(drawing(good));
    expect(virusesOn(parseBoard(good, 16))).toEqual([1, 1, 1]);
  });

  it('may be left out on the right or above, and spaces are empty cells', () => {
    expect(draw(parseBoard('\n  r*\r\nb*\n\n', 16))).toBe(drawing('..r*............\nb*..............'));
  });

  it.each([
    ['r>b*', 'row 1 from the floor, column 1: "r>" has no other half where it points'],
    ['..b<', 'row 1 from the floor, column 2: "b<" has no other half'],
    ['y<\n..............r>', 'row 1 from the floor, column 8: "r>" has no other half'],
    ['y<', 'row 1 from the floor, column 1: "y<" has no other half'],
    ['rv', 'row 1 from the floor, column 1: "rv" has no other half'],
    ['rvb>\nr^', 'row 2 from the floor, column 2: "b>" has no other half'],
    ['b^\nr^', 'row 1 from the floor, column 1: "r^" has no other half'],
    ['r*r', 'row 1 from the top has an unknown cell "r": use y r b with *'],
    ['R*', 'row 1 from the top has an unknown cell "R*"'],
    ['r*'.repeat(9), 'row 1 from the top has 9 cells, at most 8'],
    ['..\n'.repeat(17), 'the board has 17 rows, at most 16'],
    ['r*\n\nr*', 'row 2 from the top is blank'],
    ['', 'the board is empty'],
  ])('%j is refused', (drawn, message) => {
    expect(() => parseBoard(drawn, 16)).toThrow(message);
  });

  it('is printed as it was drawn, whatever it holds', () => {
    const loose = fc.array(fc.constantFrom(0, 1, 2, 3, 5, 6, 7), { minLength: 144, maxLength: 144 });
    fc.assert(
      fc.property(loose, (board) => {
        expect(parseBoard(printBoard(board), 18)).toEqual(board);
      }),
    );
  });
});

it('C1.4 C4.1 a single from a cut falls on as any other', () => {
  const state = held('..', { row: 15, col: 0, facing: 0, drop: 1 }, { rules: 'nes' });
  const board = [...stack([15, 0, 0, 0, 0, 0, 0, 0], 16)];
  expect(draw(resolved({ ...state, board }).state.board).split('\n')[0]).toBe('ro..............');
});
