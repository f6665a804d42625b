import { expect, it } from 'vitest';
import { parsePosition, viewAt } from './position.ts';
import { reached } from './reached.ts';

const ALL = Array.from({ length: 24 }, (_, i) => ({ col: i >> 2, rot: i & 3 }));

/** What is left of all placements, as column and rotation. */
function left(board: string, pair: string): string {
  return reached(viewAt(parsePosition({ board, pairs: [pair] })), ALL)
    .map(({ col, rot }) => `${col}${rot}`)
    .join(' ');
}

it('leaves out what would end in a wall', () => {
  expect(left('......', 'RG')).toBe('00 01 02 10 11 12 13 20 21 22 23 30 31 32 33 40 41 42 43 50 52 53');
});

it('takes two of one colour either way round', () => {
  expect(left('......', 'RR')).toBe(left('......', 'RG'));
});

it('leaves out what lies behind a wall of puyos', () => {
  const wall = '.Y.R..\n.B.G..\n'.repeat(6);
  expect(left(wall, 'RG')).toBe('20 22');
  expect(left(wall, 'RR')).toBe('20 22');
});

it('keeps the order', () => {
  const view = viewAt(parsePosition({ board: '......', pairs: ['RG'] }));
  const wanted = [
    { col: 5, rot: 1 },
    { col: 3, rot: 0, score: 2 },
    { col: 0, rot: 3 },
    { col: 1, rot: 0 },
  ];
  expect(reached(view, wanted)).toEqual([wanted[1], wanted[3]]);
});
