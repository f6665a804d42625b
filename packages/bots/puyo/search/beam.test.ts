import { parseBoard } from '@rensa/games/puyo';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../bots.ts';
import { type Kernel, moveOf, MOVES, openKernel, paletteOf, PlainKernel } from '../kernel/index.ts';
import { Beam } from './beam.ts';

const [{ style }] = BOTS;
/** Columns 4, 3, 2, 2, 0 and 1 high. */
const STEPS = parseBoard('R.....\nGB....\nBRYG..\nYGBR.G');
const palette = paletteOf(STEPS, 4);

/** Placements, and the rows by which the pair splits. */
const PLACEMENTS = [
  ['upright', moveOf(0, 0), 0],
  ['upside down', moveOf(4, 2), 0],
  ['on a flat place', moveOf(2, 1), 0],
  ['down one step', moveOf(0, 1), 1],
  ['down one step, the child on the left', moveOf(5, 3), 1],
  ['down two steps', moveOf(3, 1), 2],
] as const;

function gapOn(kernel: Kernel, move: number): number {
  const record = kernel.reserve(kernel.fieldWords);
  kernel.write(record, STEPS, palette);
  kernel.aim(record);
  return kernel.gap(move);
}

/** The value of each placement of one pair, if `split` is the value of a split. */
function valuesWith(split: number): Float64Array {
  const beam = new Beam(openKernel(), 30);
  const layer = beam.newLayer();
  beam.startWith(layer, STEPS, palette);
  beam.step(layer, 1, { axis: 0, child: 1 }, new Int32Array(MOVES), { ...style, split });
  return beam.valuesByRoot(layer);
}

describe('a pair', () => {
  it.each(PLACEMENTS)('splits by as many rows as the columns differ: %s', (_, move, rows) => {
    expect([gapOn(new PlainKernel(), move), gapOn(openKernel(), move)]).toEqual([rows, rows]);
  });

  it.each(PLACEMENTS)('costs for the split and for every row: %s', (_, move, rows) => {
    const [free, costly] = [valuesWith(0), valuesWith(-100)];
    expect(costly[move] - free[move]).toBe(rows === 0 ? 0 : -100 * (1 + rows));
  });
});
