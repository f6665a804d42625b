import { describe, expect, it } from 'vitest';
import { type Grid, gridOf, parseBoard } from '../board/board.ts';
import { parseCycle } from '../board/cycle.ts';
import { everyLoop } from '../solve/bruteforce.testing.ts';
import { loopAt, tableOf } from './plug.ts';
import { classOf, clueClassOf, halfOf } from './symmetry.ts';

function classes(grid: Grid): Set<string> {
  const table = tableOf(grid);
  return new Set(Array.from({ length: Number(table.count) }, (_, i) => classOf(grid, loopAt(table, BigInt(i)))));
}

describe('classes of loops that look alike', () => {
  it.each([
    [4, 4, 2],
    [4, 6, 15],
    [5, 6, 44],
    [6, 6, 149],
  ])('%i x %i has as many as are known', (rows, cols, count) => {
    expect(classes(gridOf(rows, cols)).size).toBe(count);
  });

  it('hold a loop and its images', () => {
    const [one, turned, other] = ['┌──┐\n│┌┐│\n││││\n└┘└┘', '┌──┐\n└─┐│\n┌─┘│\n└──┘', '┌┐┌┐\n│└┘│\n│┌┐│\n└┘└┘'].map(
      (text) => {
        const { grid, cycle = [] } = parseCycle(text);
        return classOf(grid, cycle);
      },
    );
    expect(turned).toBe(one);
    expect(other).not.toBe(one);
  });

  it('distinguish boards with different holes, but not those with mirrored holes', () => {
    const keys = [0, 4, 6].map((hole) => classes(gridOf(5, 5, [hole])));
    expect(keys[0]).toEqual(keys[1]);
    expect([...(keys[2] ?? [])].filter((key) => keys[0]?.has(key))).toEqual([]);
  });
});

describe('L4.5 classes of clues', () => {
  it('hold a board and its images, and no board with another number', () => {
    const drawn = [
      '12..\n...3\n....\n....',
      '..21\n3...\n....\n....',
      '1...\n2...\n....\n.3..',
      '12..\n...4\n....\n....',
    ];
    const [one, mirrored, turned, other] = drawn.map((text) => clueClassOf(parseBoard(text)));
    expect([mirrored, turned]).toEqual([one, one]);
    expect(other).not.toBe(one);
  });
});

describe('L4.3 the halves', () => {
  it('part the two classes of 4x4', () => {
    const halves = everyLoop(gridOf(4, 4)).map((cycle) => halfOf(gridOf(4, 4), cycle));
    expect(halves.filter((half) => half === 0)).toHaveLength(2);
    expect(halves.filter((half) => half === 1)).toHaveLength(4);
  });

  it.each([gridOf(4, 6), gridOf(5, 6), gridOf(6, 6)])('are both well filled on %j', (grid) => {
    const table = tableOf(grid);
    const upper = Array.from({ length: Number(table.count) }, (_, i): number => halfOf(grid, loopAt(table, BigInt(i))));
    const share = upper.reduce((sum, half) => sum + half) / upper.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.75);
  });
});
