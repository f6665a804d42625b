import { advance, below } from '@rensa/engine';
import { at, type Board, COLS, EMPTY_BOARD, parseBoard, resolveBoard, RULES, VISIBLE_ROWS } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { paletteOf, PlainKernel, type Weights } from './index.ts';

const NOTHING: Weights = {
  shape: 0,
  tilt: 1,
  well: 0,
  bump: 0,
  pair: 0,
  triple: 0,
  kept: 0,
  ojama: 0,
  link: 0,
  height: 0,
  key: 0,
  room: 0,
  spawn: 0,
};

const kernel = new PlainKernel();
const record = kernel.reserve(kernel.fieldWords);

function valueOf(board: Board, weights: Partial<Weights>): number {
  kernel.write(record, board, paletteOf(board, 4));
  return kernel.evaluate(record, { ...NOTHING, ...weights });
}

let dice = 7;
const roll = (n: number): number => below((dice = advance(dice)), n);

function randomAtRest(): Board {
  const board = [...EMPTY_BOARD];
  const tall = 2 + roll(11);
  for (let col = 0; col < COLS; col++) {
    const height = Math.min(col === 2 ? 11 : 13, roll(tall + 1) + roll(3));
    for (let row = 0; row < height; row++) board[at(row, col)] = roll(12) === 0 && tall % 2 === 0 ? 6 : 1 + roll(4);
  }
  return resolveBoard(board, RULES.tsu).board;
}

function heightOf(board: Board, col: number): number {
  let height = 0;
  while (board[at(height, col)] !== 0 && height < 13) height++;
  return height;
}

/** Columns outward from the third, up to the first one that is too high. */
function openColumns(board: Board): number[] {
  const right = [3, 4, 5].findIndex((col) => heightOf(board, col) >= VISIBLE_ROWS);
  const left = [1, 0].findIndex((col) => heightOf(board, col) >= VISIBLE_ROWS);
  return [2, ...[3, 4, 5].slice(0, right < 0 ? 3 : right), ...[1, 0].slice(0, left < 0 ? 2 : left)];
}

/**
 * Links of the longest chain that one to three puyos of one color on one column set off, found by trying. Of each stack
 * the fewest puyos that pop count.
 */
function longestByTrying(board: Board): number {
  let longest = 0;
  for (const col of openColumns(board)) {
    for (let color = 1; color <= 4; color++) longest = Math.max(longest, linksWith(board, col, color));
  }
  return longest < 2 ? 0 : longest;
}

function linksWith(start: Board, col: number, color: number): number {
  const board = [...start];
  const height = heightOf(board, col);
  for (let keys = 0; keys < 3 && height + keys < VISIBLE_ROWS; keys++) {
    board[at(height + keys, col)] = color;
    const { links } = resolveBoard(board, RULES.tsu);
    if (links.length > 0) return links.length;
  }
  return 0;
}

describe('the evaluation', () => {
  it('finds the longest chain that key puyos set off', () => {
    const found = Array.from({ length: 400 }, () => {
      const board = randomAtRest();
      const links = valueOf(board, { link: 1 });
      expect(links).toBe(longestByTrying(board));
      return links;
    });
    expect(Math.max(...found)).toBeGreaterThan(2);
  });

  it('prices links, shape, wells, bumps, row 13 and the spawn column', () => {
    const board = parseBoard('R.....\nRR..G.\nBYY.G.');
    expect(valueOf(board, { pair: 1 })).toBe(2);
    expect(valueOf(board, { triple: 1 })).toBe(1);
    expect(valueOf(board, { well: 1 })).toBe(1 + 2);
    expect(valueOf(board, { bump: 1 })).toBe(2);
    expect(valueOf(parseBoard('RBG...\nYRG...\nBYG...'), { spawn: 1 })).toBe(3);
    expect(valueOf(parseBoard('BBB...\nYRG...'), { shape: 1 })).toBe(0);
    expect(valueOf(parseBoard(`G.G...\n${'......\n'.repeat(12)}......`), { kept: 1 })).toBe(2);
    expect(valueOf(parseBoard('OOR'), { ojama: 1 })).toBe(2);
  });

  it('prefers few keys, a high trigger and room', () => {
    const board = parseBoard('R.....\nRGGG..\nRYYY..');
    expect(valueOf(board, { link: 100, key: -1 })).toBe(0);
    const chain = parseBoard('G.....\nR.....\nR.....\nRGGG..');
    expect(valueOf(chain, { link: 100, key: -1 })).toBe(199);
    expect(valueOf(chain, { link: 100, height: 1 })).toBeGreaterThanOrEqual(200);
    expect(valueOf(chain, { link: 100, room: 1 })).toBeGreaterThan(200);
  });
});
