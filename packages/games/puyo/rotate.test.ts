import { describe, expect, it } from 'vitest';
import { draw, drawing, given, pairOf, press, spawned, stack } from './drawn.testing.ts';
import type { State } from './state.ts';

const TSU = { rules: 'tsu', pairs: 'RB' } as const;

/** A pair in the player's hands over this board, moved to this axis row. */
function held(board: string, row: number, more: object = {}): State {
  const state = spawned(given(board, { ...TSU, ...more }));
  return { ...state, pair: { ...pairOf(state), row, hang: 0, drop: 100, pace: 100 } };
}

function after(state: State, keys: string): string {
  return draw(press(state, keys).state);
}

describe('P1.2 a new pair', () => {
  it.each([
    ['classic', 12],
    ['tsu', 11],
  ] as const)('appears upright in column 2, %s axis in row %i', (rules, row) => {
    const { pair } = spawned(given('', { rules, pairs: 'RB' }));
    expect(pair).toMatchObject({ axis: 1, child: 3, row, col: 2, facing: 0 });
  });
});

describe('P2.1 a shift', () => {
  it('moves both puyos one column', () => {
    expect(after(held('', 1), '<')).toBe(drawing('.b....\n.r....\n......'));
    expect(after(held('', 1), '>>')).toBe(drawing('....b.\n....r.\n......'));
  });

  it('stops at walls and at puyos', () => {
    expect(after(held('', 0), '<<<<<')).toBe(drawing('b.....\nr.....'));
    expect(after(held('.G....', 0), '<')).toBe(drawing('..b...\n.Gr...'));
  });

  it('is refused when only the child is blocked', () => {
    expect(after(held('G.....\nY.....\nG.....', 2), 'z<')).toBe(drawing('Gbr...\nY.....\nG.....'));
  });
});

describe('P2.2 a rotation', () => {
  it.each([
    ['x', '......\n..rb..\n......'],
    ['xx', '......\n..r...\n..b...'],
    ['xxx', '......\n.br...\n......'],
    ['xxxx', '..b...\n..r...\n......'],
    ['z', '......\n.br...\n......'],
    ['zz', '......\n..r...\n..b...'],
  ])('%s moves the child around the axis', (keys, expected) => {
    expect(after(held('', 1), keys)).toBe(drawing(expected));
  });
});

describe('P2.3 a wall kick', () => {
  it('pushes the axis away from a wall', () => {
    expect(after(held('', 1), '<<z')).toBe(drawing('br....\n......'));
    expect(after(held('', 1), '>>>x')).toBe(drawing('....rb\n......'));
  });

  it('pushes the axis away from a puyo, from above and from below', () => {
    expect(after(held('.G....\n.Y....', 0), 'z')).toBe(drawing('.G....\n.Ybr..'));
    expect(after(held('...G..\n...Y..', 1), 'xxz')).toBe(drawing('.rbG..\n...Y..'));
  });
});

describe('P2.4 a floor kick', () => {
  it('lifts the axis from the floor and from a puyo', () => {
    expect(after(held('', 0), 'xx')).toBe(drawing('..r...\n..b...'));
    expect(after(held('..G...', 1), 'zz')).toBe(drawing('..r...\n..b...\n..G...'));
  });

  it.each([
    ['tsu', 12, 'z', 12],
    ['tsu', 11, 'x', 12],
    ['classic', 12, 'z', 13],
    ['classic', 13, 'z', 13],
  ] as const)('under %s from row %i lifts no higher than the limit', (rules, row, way, reached) => {
    const state = held('', row, { rules });
    const board = stack([0, 0, row, 0, 0, 0]);
    const pair = { ...pairOf(state), facing: way === 'z' ? 3 : 1 };
    const rotated = press({ ...state, board, pair }, way).state.pair;
    expect([rotated?.row, rotated?.facing]).toEqual([reached, reached === row ? pair.facing : 2]);
  });
});

describe('P2.5 a quick turn', () => {
  const well = '.G.G..\n.Y.Y..\n.G.G..';
  const upsideDown = drawing('.G.G..\n.YrY..\n.GbG..');

  it.each(['xx', 'zz', 'xz', 'zx'])('%s flips the pair upside down between two walls', (keys) => {
    expect(after(held(well, 0), keys)).toBe(upsideDown);
  });

  it('does nothing at the first rotation', () => {
    expect(after(held(well, 0), 'x')).toBe(drawing('.G.G..\n.YbY..\n.GrG..'));
  });

  it('flips back the same way', () => {
    expect(after(held(well, 0), 'xx xx')).toBe(drawing('.G.G..\n.YbY..\n.GrG..'));
  });

  it.each(['tsu', 'classic'] as const)('has a window of 20 ticks under %s', (rules) => {
    const still = { ...held(well, 0, { rules }), gravity: 1000, timer: 1000 };
    const wait = (ticks: number): string => after(still, `x${'.'.repeat(ticks)}x`);
    expect(wait(19)).toBe(upsideDown);
    expect(wait(20)).not.toBe(upsideDown);
  });

  it.each([
    ['tsu', 11, 2],
    ['tsu', 12, 0],
    ['classic', 12, 2],
  ] as const)('under %s from row %i ends facing %i: the axis is lifted to the limit only', (rules, row, facing) => {
    const walls = '.G.G..\n.Y.Y..\n'.repeat(7);
    expect(press(held(walls, row, { rules }), 'xx').state.pair?.facing).toBe(facing);
  });
});

describe('P2.6 without kicks', () => {
  const none = { options: { kicks: 'none' } } as const;

  it.each([
    ['<<z', 'b.....\nr.....\n......'],
    ['<<zz', 'b.....\nr.....\n......'],
  ])('%s is refused at the wall', (keys, expected) => {
    expect(after(held('', 1, none), keys)).toBe(drawing(expected));
  });

  it('is refused on the floor and between walls', () => {
    expect(after(held('', 0, none), 'xx')).toBe(drawing('..rb..'));
    expect(after(held('.G.G..\n.Y.Y..', 0, none), 'xx')).toBe(drawing('.GbG..\n.YrY..'));
  });
});

describe('P2.7 rotating upward', () => {
  it('is refused above row 13 and onto a puyo kept there', () => {
    const state = held('', 13, { rules: 'classic' });
    const flat = { ...state, pair: { ...pairOf(state), facing: 1 } };
    expect(press(flat, 'z').state.pair?.facing).toBe(1);
    const kept = held(`..P...\n${'......\n'.repeat(13)}`, 11);
    const beside = { ...kept, pair: { ...pairOf(kept), row: 12, facing: 1 } };
    expect(press(beside, 'z').state.pair?.facing).toBe(1);
  });
});
