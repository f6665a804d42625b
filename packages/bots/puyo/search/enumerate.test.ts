import { parseBoard } from '@rensa/games/puyo';
import { expect, it } from 'vitest';
import { moveOf, MOVES, openKernel, paletteOf, PlainKernel } from '../kernel/index.ts';
import { knownPairs } from '../view/known.ts';
import { pairOf } from '../view/pair.testing.ts';
import type { SideView } from '../view/view.ts';
import { bestWithin, Enumerator } from './enumerate.ts';

const BOARD = parseBoard('...G..\n...R..\n...R..\nGGGR..');
const PAIRS = ['YB', 'RG', 'GG', 'BB'].map(pairOf);

it('the enumeration finds the best chain behind each first placement, for as many pairs as it has memory for', () => {
  const { chains } = new Enumerator(new PlainKernel(), 3).enumerate(BOARD, PAIRS, paletteOf(BOARD, 4));
  expect(chains).toHaveLength(3 * MOVES);
  expect(chains[moveOf(0, 0)]).toBe(0);
  expect(chains[MOVES + moveOf(5, 0)]).toBe(540);
  expect(bestWithin(chains).slice(0, 3)).toEqual([0, 0, 540]);
  expect(bestWithin(chains)[3]).toBeGreaterThanOrEqual(540);
});

it('the enumeration finds the fastest way to an empty board', () => {
  const enumerate = (...pairs: string[]): Int32Array =>
    new Enumerator(openKernel(), 3).enumerate(BOARD, pairs.map(pairOf), paletteOf(BOARD, 4)).clears;
  expect(enumerate('RG')[moveOf(4, 0)]).toBe(1);
  expect(enumerate('YY', 'RG').some((pairs) => pairs > 0)).toBe(false);
  const two = enumerate('YY', 'YY', 'RG');
  expect(two[moveOf(0, 1)]).toBe(3);
});

it('the enumeration finds chains that leave the rest of the board in place', () => {
  const enumerate = (text: string): readonly number[] => {
    const board = parseBoard(text);
    const { chains, clean } = new Enumerator(openKernel(), 1).enumerate(board, [pairOf('RB')], paletteOf(board, 4));
    return [chains, clean].map((each) => each[moveOf(3, 0)]);
  };
  expect(enumerate('RRR...')).toEqual([40, 40]);
  expect(enumerate('GBY...\nBGB...\nYGY...\nRRR...')).toEqual([40, 0]);
});

it('the enumeration finds what pairs of any colors would fire', () => {
  const bestWished = (pairs: number, board = BOARD): number =>
    new Enumerator(openKernel(), 3).bestWished(board, paletteOf(board, 4), pairs);
  expect(bestWished(1)).toBe(540);
  expect(bestWished(2)).toBeGreaterThan(540);
  expect(bestWished(1, parseBoard('RG....'))).toBe(0);
});

it('the enumeration is the same on both kernels', () => {
  const palette = paletteOf(BOARD, 4);
  const [plain, fast] = [new PlainKernel(), openKernel()].map((kernel) =>
    new Enumerator(kernel, 3).enumerate(BOARD, PAIRS, palette),
  );
  expect(fast).toEqual(plain);
  const wishes = [new PlainKernel(), openKernel()].map((kernel) =>
    new Enumerator(kernel, 3).bestWished(BOARD, palette, 2),
  );
  expect(wishes[1]).toBe(wishes[0]);
});

it('a side knows the pairs that only the other side is shown, because both get the same', () => {
  const side = (placed: number | undefined, ...pairs: string[]): SideView => ({
    board: BOARD,
    pairs: pairs.map(pairOf),
    pending: 0,
    ...(placed !== undefined && { placed }),
  });
  const own = side(4, 'RR', 'GG', 'BB');
  expect(knownPairs(own, side(5, 'GG', 'BB', 'YY'))).toEqual(['RR', 'GG', 'BB', 'YY'].map(pairOf));
  expect(knownPairs(own, side(7, 'YY', 'RG'))).toEqual(['RR', 'GG', 'BB', 'YY', 'RG'].map(pairOf));
  for (const other of [side(3, 'YY', 'RR', 'GG'), side(8, 'YY'), side(undefined, 'YY')]) {
    expect(knownPairs(own, other)).toEqual(own.pairs);
  }
});
