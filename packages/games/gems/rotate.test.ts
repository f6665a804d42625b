import { describe, expect, it } from 'vitest';
import { INPUT } from '../falling/input.ts';
import { gems } from './game.ts';
import type { Pair } from './pair.ts';
import { REPEAT } from './rules.ts';
import { draw, drawing, held, pairOf, press } from './drawn.testing.ts';

const RULESETS = ['classic', 'arcade'] as const;

/** A piece that stays where it is for a while: red, with blue above it. */
function over(board: string, row: number, rules: 'classic' | 'arcade', pair: Partial<Pair> = {}) {
  return held(board, row, { rules }, { drop: 100, pace: 100, ...pair });
}

describe('G2.1 a shift', () => {
  it.each(RULESETS)('moves both gems one column, to the wall or a gem, under %s', (rules) => {
    expect(draw(press(over('', 1, rules), '<').state)).toBe(drawing('..B...\n..R...\n......'));
    expect(draw(press(over('', 0, rules), '>>>>').state)).toBe(drawing('.....B\n.....R'));
    expect(draw(press(over('..G...', 0, rules), '<').state)).toBe(drawing('...B..\n..GR..'));
    expect(draw(press(over('.G....\n......', 1, rules), 'z<').state)).toBe(drawing('.GBR..\n......'));
  });
});

describe('G2.2 a rotation', () => {
  it.each([
    ['x', '......\n...RB.\n......'],
    ['xx', '......\n...R..\n...B..'],
    ['xxx', '......\n..BR..\n......'],
    ['xxxx', '...B..\n...R..\n......'],
    ['z', '......\n..BR..\n......'],
  ])('%s moves the child around the axis', (keys, expected) => {
    for (const rules of RULESETS) expect(draw(press(over('', 1, rules), keys).state)).toBe(drawing(expected));
  });
});

describe('G2.3 without kicks', () => {
  it.each([
    ['a wall', '', 1, '<<<z', 'B.....\nR.....\n......'],
    ['the floor', '', 0, 'xx', '...RB.'],
    ['a gem at the side', '....G.\n....G.', 0, 'x', '...BG.\n...RG.'],
  ])('a turn into %s is refused', (_, board, row, keys, expected) => {
    expect(draw(press(over(board, row, 'classic'), keys).state)).toBe(drawing(expected));
  });

  it('a rotation into a gem above, or above the board, is refused', () => {
    const under = over('...G..\n......', 0, 'classic', { facing: 1 });
    expect(pairOf(press(under, 'z').state).facing).toBe(1);
    const flat = over('', 12, 'classic', { facing: 1 });
    expect(pairOf(press(flat, 'z').state).facing).toBe(1);
  });
});

describe('G2.4 kicks', () => {
  it.each([
    ['a wall', '', 1, '<<<z', 'BR....\n......'],
    ['the other wall', '', 1, '>>x', '....RB\n......'],
    ['a gem at the side', '..G...\n..G...', 0, 'z', '..G...\n..GBR.'],
    ['the floor', '', 0, 'xx', '...R..\n...B..'],
    ['a gem below', '...G..', 1, 'zz', '...R..\n...B..\n...G..'],
  ])('push the piece off %s', (_, board, row, keys, expected) => {
    expect(draw(press(over(board, row, 'arcade'), keys).state)).toBe(drawing(expected));
  });

  it('push the piece down from a ceiling', () => {
    expect(draw(press(over('....G.\n......\n......', 1, 'arcade', { facing: 1, col: 4 }), 'z').state)).toBe(
      drawing('....G.\n....B.\n....R.'),
    );
  });

  it('are refused where there is no room on the other side either', () => {
    const well = '..G.G.\n..Y.Y.';
    expect(draw(press(over(well, 0, 'arcade'), 'xzxz').state)).toBe(drawing('..GBG.\n..YRY.'));
  });
});

describe('G2.5 lifts', () => {
  it('end after three', () => {
    const lift = (lifts: number) => pairOf(press(over('', 0, 'arcade', { facing: 1, lifts }), 'x').state);
    expect(lift(2)).toMatchObject({ row: 1, facing: 2, lifts: 3 });
    expect(lift(3)).toMatchObject({ row: 0, facing: 1, lifts: 3 });
  });

  it('are counted for a lift alone', () => {
    expect(pairOf(press(over('', 3, 'arcade'), '<<<zxxxx').state).lifts).toBe(0);
  });
});

describe('G2.6 within one tick', () => {
  it('opposite presses cancel, and a rotation comes before a shift', () => {
    const step = (input: number, pair: Partial<Pair> = {}) =>
      pairOf(gems.step(over('', 5, 'arcade', pair), [input]).state);
    expect(step(INPUT.left | INPUT.right).col).toBe(3);
    expect(step(INPUT.rotateLeft | INPUT.rotateRight).facing).toBe(0);
    expect(step(INPUT.rotateLeft | INPUT.left, { col: 0 })).toMatchObject({ col: 1, facing: 3 });
  });
});

describe('G2.7 the repeat of a held side', () => {
  it('is recommended', () => {
    expect(REPEAT).toEqual({ das: 10, arr: 3 });
  });
});
