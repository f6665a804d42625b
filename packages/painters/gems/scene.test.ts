import {
  at,
  COLS,
  gems,
  type Gems,
  parseBoard,
  type RulesName,
  type Slab,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/gems';
import { describe, expect, test } from 'vitest';
import { layoutBare } from '../falling/layout.ts';
import { SceneScenario, sizes } from '../falling/scenario.testing.ts';
import { GemsScene } from './scene.ts';

class Play extends SceneScenario<Gems, GemsScene> {
  constructor(rules: RulesName, drawing: string, patch: Partial<State> = {}) {
    const start = gems.start({ rules, mode: 'endless', pattern: 'pillars' }, 7);
    const state = { ...start, board: parseBoard(drawing), ...patch };
    super(new GemsScene(), { game: gems, state, layout: layoutBare(300, 500, COLS, VISIBLE_ROWS) });
  }
}

const landed = ({ state }: Play): boolean => state.pair === null;
const settled = ({ state }: Play): boolean => state.phase === 'spawn';
const PAIR = { axis: 1, child: 1, row: 1, col: 1, facing: 0, drop: 0, pace: 1, hang: 0, groundings: 0, lifts: 0 };
const HOLDING = { pair: PAIR, phase: 'lock', timer: 1 } as const;

describe.each([
  ['classic', []],
  ['arcade', [{ col: 0, row: 2, w: 2, h: 2 }]],
] as const)('under %s', (rules, slabs: readonly Slab[]) => {
  test('a square that a piece completes is swept', () => {
    const { scene } = new Play(rules, 'R.\nR.\nGB', HOLDING).until(landed);
    expect(sizes(scene.sweeps)).toEqual([4]);
    expect(scene.landed).toEqual([]);
  });

  test('one that was there is not, nor when it falls, which it does as one', () => {
    const play = new Play(rules, 'RR\nRR\nyY\nGB', { slabs, pair: null, phase: 'settle', timer: 1 });
    const flying: number[] = [];
    play.until((now) => {
      if (now.scene.falling.length > 0) flying.push(...sizes(now.scene.falling));
      expect(now.scene.sweeps).toEqual([]);
      return settled(now);
    });
    expect(play.state.maxChain).toBe(1);
    expect(Math.max(...flying)).toBe(4);
  });
});

test('where power is a mark, cells that fall apart are not one in the air', () => {
  const play = new Play('classic', 'RR\nRR\nyB\nYB', { phase: 'settle', timer: 1 });
  play.until(({ scene }) => scene.falling.length > 0);
  expect(sizes(play.scene.falling)).toEqual([1, 1]);
  expect(sizes(play.scene.blocks)).not.toContain(4);
});

test('the halves of a piece land on their own, and hard when they fall further', () => {
  const play = new Play('classic', 'G\nG', { ...HOLDING, pair: { ...PAIR, row: 2, col: 0, facing: 1, child: 2 } });
  play.until(landed);
  expect(sizes(play.scene.landed)).toEqual([1]);
  expect(play.scene.falling).toMatchObject([{ cell: 2, cells: [at(0, 1)], rows: 2 }]);
  play.until(({ scene }) => scene.falling.length === 0);
  expect(play.scene.landed.some(({ strength }) => strength === 1)).toBe(true);
});

test('what breaks bursts once for each kind: a color, and the steel of each counter gem', () => {
  const play = new Play('arcade', 'rR\nAR', { phase: 'settle', timer: 1 });
  play.until(({ scene }) => scene.bursts.length > 0);
  expect(play.scene.bursts.map(({ color }) => color).toSorted((a, b) => a - b)).toEqual([1, 10]);
  expect(play.state.phase).toBe('clear');
  play.until(({ state }) => state.phase === 'pause');
  expect(play.scene.bursts).toHaveLength(2);
  expect(play.scene.breakage).toBeUndefined();
});

test('the board takes the color that breaks until the chain has ended', () => {
  const play = new Play('arcade', 'rR', { phase: 'settle', timer: 1 });
  play.until(({ state }) => state.phase === 'pause');
  expect(play.scene.tint.to).toBe(1);
  play.until(settled);
  expect(play.scene.tint.to).toBe(0);
});

test('counter gems come column after column', () => {
  const play = new Play('arcade', 'RGBYRG', { phase: 'settle', timer: 1, queued: 6 });
  play.until(({ state }) => state.phase === 'garbage');
  const starts = play.scene.falling.map(({ start }) => start);
  expect(starts).toHaveLength(6);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(new Set(starts).size).toBe(6);
});

test('a game that is resumed in the middle of a break shows it', () => {
  const left = new Play('classic', 'Rr', { phase: 'settle', timer: 1 }).until(({ state }) => state.phase === 'clear');
  const { scene } = new Play('classic', 'Rr', left.state);
  expect(scene.breakage?.kinds.size).toBe(2);
  expect(scene.breakage).toEqual(left.scene.breakage);
});
