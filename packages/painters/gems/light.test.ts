import { COLS, gems, type Gems, parseBoard, type State, VISIBLE_ROWS } from '@rensa/games/gems';
import { describe, expect, test } from 'vitest';
import { layoutBare } from '../falling/layout.ts';
import { SceneScenario } from '../falling/scenario.testing.ts';
import { lightOf } from './light.ts';
import { GemsScene } from './scene.ts';

/** Four links: each lets the next color down beside its crash gem. */
const CHAIN = ['Y', 'Y', 'B', 'B', 'G', 'Gy', 'rb', 'Rg'].join('\n');

/** Ticks at which the field is lit while this board plays out. */
function lights(board: string, options: object): { readonly links: number; readonly lit: readonly number[] } {
  const setup = gems.parseSetup({ rules: 'classic', options });
  const state: State = { ...gems.start(setup, 7), board: parseBoard(board), phase: 'settle', timer: 1 };
  const layout = layoutBare(300, 500, COLS, VISIBLE_ROWS);
  const play = new SceneScenario<Gems, GemsScene>(new GemsScene(), { game: gems, state, layout });
  const lit = new Set<number>();
  play.until(({ state, scene }) => {
    if (scene.litAt > 0) lit.add(scene.litAt);
    return state.phase === 'spawn';
  });
  return { links: play.state.maxChain, lit: [...lit] };
}

describe('the board is lit', () => {
  test('by each link from the second on', () => {
    const { links, lit } = lights(CHAIN, {});
    expect(links).toBe(4);
    expect(lit).toHaveLength(links - 1);
  });

  test('at most three times per second', () => {
    const { links, lit } = lights(CHAIN, { clearTicks: 3, settleTicks: 1, pauseTicks: 0 });
    expect(lit.length).toBeLessThan(links - 1);
    expect(Math.min(...lit.slice(1).map((tick, i) => tick - (lit[i] ?? 0)))).toBeGreaterThanOrEqual(20);
  });

  test('not by a single link', () => {
    expect(lights('Rr...G', {})).toEqual({ links: 1, lit: [] });
  });

  test('faintly, and not for long', () => {
    expect([lightOf(-1), lightOf(0), lightOf(7), lightOf(14)]).toEqual([0, 0.1, 0.05, 0]);
  });
});
