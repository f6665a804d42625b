// Pictures of one tick and of several: each tick is taken in with its own boards and at its own time.

import { INPUT } from '@rensa/games/falling';
import { at, COLS, gems, type Gems, parseBoard, type RulesName, type State, VISIBLE_ROWS } from '@rensa/games/gems';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_LOOK } from '../canvas/look.ts';
import { FakeCanvas } from '../canvas/recorder.testing.ts';
import { layoutField } from '../falling/layout.ts';
import { PainterScenario, pictures, SceneScenario } from '../falling/scenario.testing.ts';
import { GemsPainter } from './painter.ts';
import { GemsScene } from './scene.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);

const LAYOUT = layoutField({ width: 390, height: 844, touch: true }, COLS, VISIBLE_ROWS);
/** Everything happens within a few ticks, or at once. */
const BRISK = { clearTicks: 3, settleTicks: 2, pauseTicks: 1, landTicks: 1, spawnTicks: 2 };
const AT_ONCE = { clearTicks: 0, settleTicks: 0, fallTicks: 0, pauseTicks: 0, landTicks: 0 };
/** A crash gem of red, a gem of green above it. */
const PAIR = { axis: 5, child: 2, row: 0, col: 1, facing: 0, drop: 0, pace: 1, hang: 0, groundings: 0, lifts: 0 };

function start(rules: RulesName, options: Partial<State['rules']>, patch: Partial<State> = {}): State {
  const state = gems.start({ rules, mode: 'endless', pattern: 'pillars' }, 7);
  return { ...state, rules: { ...state.rules, ...options }, ...patch };
}

function scenario(options: Partial<State['rules']>): SceneScenario<Gems, GemsScene> {
  const state = start('arcade', options, { board: parseBoard('R'), pair: PAIR, phase: 'lock', timer: 1 });
  return new SceneScenario(new GemsScene(), { game: gems, state, layout: LAYOUT });
}

describe('a crash gem that locks and breaks within one frame', () => {
  const ticks = Array.from({ length: 6 }, () => 0);

  test('leaves the scene that it leaves tick by tick', () => {
    const one = scenario(BRISK);
    for (const input of ticks) one.tick([input]);
    const all = scenario(BRISK).tick(ticks);
    expect(all.state.board[at(0, 1)]).toBe(PAIR.child);
    expect({ ...all.scene }).toEqual({ ...one.scene });
  });

  test('which the first and the last board alone would not show', () => {
    expect({ ...scenario(BRISK).tickAsOne(ticks).scene }).not.toEqual({ ...scenario(BRISK).tick(ticks).scene });
  });

  test('flies apart in its own color too where the rules take no time and one tick does it all', () => {
    const { scene, state } = scenario(AT_ONCE).tick([0]);
    expect(state.maxChain).toBe(1);
    const [burst] = scenario(BRISK).until(({ scene }) => scene.bursts.length > 0).scene.bursts;
    expect(scene.bursts.map(({ color, beads }) => [color, beads.length])).toEqual([
      [burst?.color, burst?.beads.length],
    ]);
  });
});

const INPUTS = [0, 0, INPUT.left, INPUT.right, INPUT.rotateLeft, INPUT.rotateRight, INPUT.soft, INPUT.hard];
const inputs = fc.array(fc.constantFrom(...INPUTS), { minLength: 200, maxLength: 400 });
const ticksPerPicture = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 20 });

test.each(['classic', 'arcade'] as const)(
  'random play looks the same, however it is cut into pictures: %s',
  (rules) => {
    const show = (): PainterScenario<Gems> =>
      new PainterScenario(new GemsPainter(DEFAULT_LOOK, 1), {
        game: gems,
        state: start(rules, BRISK, { board: parseBoard('rB.gYb\nRRGBYY\nRRGBYB'), queued: 3 }),
        layout: LAYOUT,
      });
    fc.assert(
      fc.property(inputs, ticksPerPicture, (played, several) => {
        for (const [one, other] of pictures([show(), show()], played, several)) expect(other).toEqual(one);
      }),
      { numRuns: 4 },
    );
  },
);
