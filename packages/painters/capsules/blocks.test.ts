import { parseBoard } from '@rensa/games/capsules';
import { describe, expect, test } from 'vitest';
import { blocksOf, capsuleOf, partsOf } from './blocks.ts';

const board = (drawing: string) => parseBoard(drawing, 16);

test('a capsule is one, whichever way it lies; viruses and singles are alone', () => {
  const blocks = blocksOf(board('....yv\nr>b<y^r*bo'));
  expect(blocks.map(({ cells }) => cells)).toEqual([[0, 1], [2, 10], [3], [4]]);
  expect(blocks[0]?.cell).toBe(capsuleOf(2, 3, false));
  expect(blocks[1]?.cell).toBe(capsuleOf(1, 1, true));
});

test('the code of a capsule is that of its cells on the board', () => {
  const cells = board('r>b<');
  expect(partsOf(capsuleOf(2, 3, false))).toEqual([cells[0], cells[1]]);
});

describe('half a capsule is single', () => {
  const single = board('..bo')[1];

  test('when its other half goes', () => {
    expect(blocksOf(board('r>b<'), new Set([0]))).toEqual([{ cell: single, cells: [1] }]);
  });

  test('when its other half is not seen', () => {
    expect(blocksOf(board('..yv\n..b^').slice(0, 8))).toEqual([{ cell: single, cells: [1] }]);
  });
});
