import { describe, expect, it } from 'vitest';
import { at, colorOf, COLS, EMPTY, emptyBottle, printBoard, virusesOn } from './board.ts';
import { findLines } from './clear.ts';
import { registerOf, shift } from './lfsr.ts';
import { drawing } from './drawn.testing.ts';
import { parseSetup } from './setup.ts';
import { dealStage } from './stage.ts';
import { scatter, virusCount } from './viruses.ts';

const stage = (rules: 'classic' | 'nes', level: number, seed: number) =>
  dealStage(parseSetup({ rules, level }), seed, 1).board;

const highest = (board: readonly number[]): number => Math.floor(board.findLastIndex((cell) => cell !== EMPTY) / COLS);
const total = (board: readonly number[]): number => virusesOn(board).reduce((sum, count) => sum + count);

describe('C8.1 a stage', () => {
  it('has four viruses more with each level, up to 84', () => {
    expect([0, 1, 19, 20, 21, 24].map(virusCount)).toEqual([4, 8, 80, 84, 84, 84]);
    for (const level of [0, 7, 20]) {
      expect([total(stage('classic', level, 3)), total(stage('nes', level, 3))]).toEqual([
        4 * level + 4,
        4 * level + 4,
      ]);
    }
    expect(total(stage('nes', 24, 3))).toBe(84);
  });
});

describe('C8.2 viruses under classic', () => {
  it('make no line and keep to their rows', () => {
    let [low, high] = [0, 0];
    for (let seed = 0; seed < 100; seed++) {
      const [first, last] = [stage('classic', 0, seed), stage('classic', 20, seed)];
      expect([...findLines(first), ...findLines(last)]).toEqual([]);
      [low, high] = [Math.max(low, highest(first)), Math.max(high, highest(last))];
    }
    expect([low, high]).toEqual([6, 13]);
  });

  it('are drawn row, column, color, from the second stream', () => {
    const draws = secondStreamOf(7);
    const board = Array.from({ length: 18 * COLS }, () => 0);
    for (let placed = 0; placed < 4;) {
      const index = at(draws(7), draws(8));
      if (board[index] !== 0) continue;
      board[index] = [2, 3, 1][draws(3)];
      placed++;
    }
    expect(stage('classic', 0, 7)).toEqual(board);
  });

  it('say how many found no place', () => {
    expect(scatter(emptyBottle(18), 12, 1)).toMatchObject({ placed: 12 });
    const { board, placed } = scatter(
      emptyBottle(18).map((_, i) => (i < at(8, 5) ? 1 : 0)),
      12,
      1,
    );
    expect(placed).toBe(3);
    expect(board.filter((cell) => cell !== 0)).toHaveLength(at(8, 5) + 3);
  });

  function secondStreamOf(seed: number): (n: number) => number {
    let state = (seed ^ 0x9e3779b9) | 0;
    return (n) => {
      state = (state + 0x6d2b79f5) | 0;
      let x = Math.imul(state ^ (state >>> 15), 1 | state);
      x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
      return Math.floor((n * ((x ^ (x >>> 14)) >>> 0)) / 2 ** 32);
    };
  }
});

/** The placement once more, with coordinates and without any cleverness. */
function plainNes(level: number, seed: number): number[] {
  let s = registerOf(seed);
  for (let i = 0; i < 128; i++) s = shift(s);
  const grid = Array.from({ length: 16 }, () => Array.from({ length: 8 }, () => -1));
  const most = level >= 19 ? 12 : level >= 17 ? 11 : level >= 15 ? 10 : 9;
  const spread = [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 1];
  for (let n = 4 * (Math.min(level, 20) + 1); n > 0;) {
    do s = shift(s);
    while (((s >> 8) & 15) > most);
    let [y, x] = [(s >> 8) & 15, s & 7];
    let color = n & 3;
    if (color === 3) {
      s = shift(s);
      color = spread[s & 15];
    }
    for (; y >= 0; x === 7 ? ([x, y] = [0, y - 1]) : x++) {
      if (grid[y]?.[x] !== -1) continue;
      const around = [grid[y + 2]?.[x], grid[y - 2]?.[x], grid[y]?.[x - 2], grid[y]?.[x + 2]];
      if ([0, 1, 2].every((c) => around.includes(c))) continue;
      while (around.includes(color)) color = color === 0 ? 2 : color - 1;
      grid[y][x] = color;
      n--;
      break;
    }
  }
  return grid.flat().map((color) => color + 1);
}

describe('C8.3 C8.4 viruses under nes', () => {
  it('are on the first board after power-on', () => {
    expect(drawing(printBoard(stage('nes', 0, 0x8988)))).toBe(
      drawing(`
        ............b*..
        ................
        ......r*........
        ................
        b*..y*..........
        ................
        ................
        ................
        ................
        ................`),
    );
  });

  it('are where a plain version of the rule puts them', () => {
    for (let level = 0; level <= 24; level++) {
      for (let seed = 2 + level; seed < 0xffff; seed += 8191) {
        expect(stage('nes', level, seed)).toEqual(plainNes(level, seed));
      }
    }
  });

  it('keep to their rows', () => {
    const most = [0, 14, 15, 16, 17, 18, 19, 24].map((level) =>
      Array.from({ length: 60 }, (_, i) => highest(stage('nes', level, 2 + 97 * i))).reduce((a, b) => Math.max(a, b)),
    );
    expect(most).toEqual([9, 9, 10, 10, 11, 11, 12, 12]);
  });
});

describe('C8.5 two viruses of one color', () => {
  it('are never exactly two apart on any of 2,000 boards under nes', () => {
    let wrong = 0;
    for (let i = 0; i < 2000; i++) {
      const board = stage('nes', i % 25, 2 + 31 * i);
      board.forEach((cell, index) => {
        if (cell === EMPTY) return;
        if (index % COLS < COLS - 2 && colorOf(board[index + 2] ?? 0) === colorOf(cell)) wrong++;
        if (colorOf(board[index + 2 * COLS] ?? 0) === colorOf(cell)) wrong++;
      });
    }
    expect(wrong).toBe(0);
  });
});
