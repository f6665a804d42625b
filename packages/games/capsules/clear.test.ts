import { describe, expect, it } from 'vitest';
import { at, parseBoard } from './board.ts';
import { findLines } from './clear.ts';
import { draw, drawing, given, held, only, resolve, resolved, stack, until } from './drawn.testing.ts';

const NAMES = ['classic', 'nes'] as const;

describe('C5.1 a line', () => {
  it.each(NAMES)('is four or more in a row or a column, viruses and halves alike, under %s', (rules) => {
    expect(resolve('r*ror>r<', rules)).toMatchObject({ clears: 1, lines: 1, viruses: 1, board: '' });
    expect(resolve('yo\nyo\ny*\ny*\ny*', rules)).toMatchObject({ lines: 1, viruses: 3, board: '' });
    expect(resolve('b*b*b*b*b*b*b*b*', rules)).toMatchObject({ lines: 1, viruses: 8, board: '' });
  });

  it.each(NAMES)('is not three, nor four around a corner, nor of two colors, under %s', (rules) => {
    for (const text of ['r*r*r*', 'r*\nr*\nr*r*', 'r*r*b*r*r*', 'r*r*..r*r*', '............r*r*\nr*r*............']) {
      expect(resolve(text, rules)).toMatchObject({ clears: 0, lines: 0 });
    }
  });
});

describe('C5.2 lines found together', () => {
  it.each(NAMES)('are cleared together, a crossing once, under %s', (rules) => {
    expect(resolve('..y*\n..y*\n..y*\ny*y*y*y*', rules)).toMatchObject({ clears: 1, lines: 2, viruses: 7, board: '' });
  });

  it.each(NAMES)('count one by one over all clears under %s', (rules) => {
    expect(resolve('r>b<\nr*b*\nr*b*\nr*b*', rules)).toMatchObject({ clears: 1, lines: 2, viruses: 6 });
  });
});

describe('C5.3 hidden rows', () => {
  it('make no line and add to none', () => {
    const board = [...stack([0, 0, 0, 0, 0, 0, 0, 0], 18)];
    for (const col of [0, 1, 2, 3]) board[at(16, col)] = 6;
    for (const row of [13, 14, 15, 16]) board[at(row, 6)] = 7;
    expect(findLines(board)).toEqual([]);
    for (const col of [0, 1, 2, 3]) board[at(15, col)] = 6;
    expect(findLines(board).map(({ cells }) => cells)).toEqual([[120, 121, 122, 123]]);
  });
});

describe('C5.4 a half that is left', () => {
  it.each(NAMES)('becomes a single and falls under %s', (rules) => {
    expect(resolve('r>y<\nr*\nr*\nr*', rules).board).toBe(drawing('..yo............'));
    expect(resolve('....yv\nr*r*r^r*\n....b*', rules).board).toBe(drawing('....yo..........\n....b*..........'));
  });
});

describe('C5.5 after a lock', () => {
  it.each([
    ['classic', 11],
    ['nes', 20],
  ] as const)('everything comes to rest first; lines are shown under %s for %i ticks', (rules, ticks) => {
    const state = held('r*r*r*..yo\n..\nb*b*b*\n', { row: 2, col: 3, facing: 1, drop: 1 }, { rules, capsule: 'by' });
    const lying = { ...state, board: parseBoard('r*r*r*....yo\n..........b*\nb*b*b*....b*', state.rules.rows) };
    const flat = { ...lying, pair: lying.pair && { ...lying.pair, row: 0 } };
    const found = until(flat, ({ events }) => only(events, 'found').length > 0);
    const [line] = only(found.events, 'found');
    expect(line).toMatchObject({ chain: 1, lines: [{ color: 3, cells: [0, 1, 2, 3] }] });
    expect(found.state.phase).toBe('clear');
    const cleared = until(found.state, ({ events }) => only(events, 'cleared').length > 0);
    expect(cleared.state.ticks - found.state.ticks).toBe(ticks);
    expect(draw(resolved(cleared.state, '.').state.board)).toContain('yo');
  });

  it.each(NAMES)('what falls may clear again under %s', (rules) => {
    expect(resolve('......yv\n......r^\nb*b*b*b*\nr*r*r*', rules)).toMatchObject({
      clears: 2,
      lines: 2,
      viruses: 7,
      board: drawing('......yo........'),
    });
  });

  it('an empty stage at rest has no lines', () => {
    expect(findLines(given('', { rules: 'classic', level: 20 }).board)).toEqual([]);
  });
});
