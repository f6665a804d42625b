import { parseBoard, RULES } from '@rensa/games/capsules';
import { describe, expect, it } from 'vitest';
import { COST_SCALE, Evaluation } from './evaluate.ts';
import { CapsulesKernel } from './kernel.ts';
import type { Weights } from './weights.ts';

const { rows } = RULES.nes;
const NOTHING: Weights = {
  virus: 0,
  plain: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  infected: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  idle: 0,
  buried: 0,
  height: 0,
  shoulder: 0,
  neck: 0,
  room: 0,
};

/** Cost of a board if only these weights count. */
function costOf(drawing: string, weights: Partial<Weights>, viruses = 4): number {
  const kernel = new CapsulesKernel();
  const record = kernel.reserve(kernel.fieldWords);
  kernel.write(record, parseBoard(drawing, rows));
  kernel.load(record);
  const all = { ...NOTHING, ...weights };
  return new Evaluation({ many: all, few: all }).costOf(kernel.words, rows, viruses) / COST_SCALE;
}

const at = (index: number): number[] => NOTHING.plain.map((_, i) => (i === index ? 1 : 0));

describe('the cost of a board', () => {
  it('has the weight of each virus', () => {
    expect(costOf('r*', { virus: 7 }, 3)).toBe(21);
  });

  it('depends on the lengths of its runs and the runs above them', () => {
    const column = 'bo\nro\nro\ny*\ny*\nyo\nb*';
    expect(costOf(column, { plain: at(0) })).toBe(1);
    expect(costOf(column, { plain: at(4) })).toBe(1);
    expect(costOf(column, { infected: at(8) })).toBe(1);
    expect(costOf(column, { infected: at(2) })).toBe(1);
    expect(costOf(column, { plain: [0, 1, 1, 1, 0, 1, 1, 1, 1], infected: [1, 1, 0, 1, 1, 1, 1, 1, 0] })).toBe(0);
  });

  it('has the weight of each run that is not above a virus', () => {
    expect(costOf('r*\nbo\nyo', { idle: 1 })).toBe(2);
    expect(costOf('bo\nyo', { idle: 1, plain: [9, 9, 9, 9, 9, 9, 9, 9, 9] })).toBe(2);
  });

  it('has the weight of each run above each virus of a column', () => {
    expect(costOf('bo..\nroy*\ny*b*\ny*b*', { buried: 1 })).toBe(2 + 2 + 1 + 1);
  });

  it('has the weights of its highest column and of columns near the entry', () => {
    const pile = (col: number, height: number): string =>
      Array.from({ length: height }, (_, i) => `${'..'.repeat(col)}${i % 2 === 0 ? 'ro' : 'bo'}`).join('\n');
    expect(costOf(pile(0, 13), { height: 1 })).toBe(13);
    expect([2, 5, 1].map((col) => costOf(pile(col, 14), { shoulder: 1 }))).toEqual([2, 2, 0]);
    expect([3, 4, 2].map((col) => costOf(pile(col, 15), { neck: 1 }))).toEqual([1, 1, 0]);
    expect(costOf(pile(3, 14), { neck: 1 })).toBe(0);
  });

  it('has the weight of runs above which a vertical line has no room', () => {
    const high = `yo\nro\nro\n${'bo\nyo\n'.repeat(6)}bo`;
    expect(costOf(high, { room: 1 })).toBe(2);
  });
});

it('the weights for many viruses count more with more viruses', () => {
  const kernel = new CapsulesKernel();
  const evaluation = new Evaluation({ many: { ...NOTHING, virus: 1 }, few: NOTHING });
  const costs = [4, 14, 24, 34].map((viruses) => evaluation.costOf(kernel.words, rows, viruses) / COST_SCALE / viruses);
  expect(costs).toEqual([0, 0.5, 1, 1]);
});
