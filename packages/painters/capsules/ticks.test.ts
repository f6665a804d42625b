// Pictures of one tick and of several: each tick is taken in with its own boards and at its own time.

import { capsules, type Capsules, parseBoard, type RulesName, type State } from '@rensa/games/capsules';
import { INPUT } from '@rensa/games/falling';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_LOOK } from '../canvas/look.ts';
import { FakeCanvas } from '../canvas/recorder.testing.ts';
import { PainterScenario, pictures, SceneScenario } from '../falling/scenario.testing.ts';
import { layoutBottle } from './bottle.ts';
import { CapsulesPainter } from './painter.ts';
import { CapsulesScene } from './scene.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);

const LAYOUT = layoutBottle({ width: 390, height: 844, touch: true });
/** Everything happens within a few ticks. */
const BRISK = { clearTicks: 3, fallTicks: 1, readyTicks: 2, rest: null };
const FLAT = { axis: 2, child: 3, row: 0, col: 3, facing: 1, drop: 0, pace: 1, hang: 0, groundings: 9 };

function start(rules: RulesName, drawing: string, patch: Partial<State> = {}): State {
  const state = capsules.start({ rules, mode: 'stages', level: 3, speed: 'hi' }, 7);
  const board = parseBoard(drawing, state.rules.rows);
  return { ...state, rules: { ...state.rules, ...BRISK }, board, viruses: 9, ...patch };
}

/** Red lands beside three others; blue, its other half, stays behind. */
function scenario(): SceneScenario<Capsules, CapsulesScene> {
  const state = start('classic', 'rororo', { pair: FLAT, phase: 'lock', timer: 1 });
  return new SceneScenario(new CapsulesScene(), { game: capsules, state, layout: LAYOUT });
}

describe('a capsule that locks and loses a half within one frame', () => {
  const ticks = Array.from({ length: 6 }, () => 0);

  test('leaves the scene that it leaves tick by tick', () => {
    const one = scenario();
    for (const input of ticks) one.tick([input]);
    const all = scenario().tick(ticks);
    expect(all.state.maxChain).toBe(1);
    expect({ ...all.scene }).toEqual({ ...one.scene });
  });

  test('does not land as the half that is left of it', () => {
    expect(scenario().tick(ticks).scene.landed).toEqual([]);
    expect(scenario().tickAsOne(ticks).scene.landed).toHaveLength(1);
  });
});

const INPUTS = [0, 0, INPUT.left, INPUT.right, INPUT.rotateLeft, INPUT.rotateRight, INPUT.soft, INPUT.hard];
const inputs = fc.array(fc.constantFrom(...INPUTS), { minLength: 200, maxLength: 400 });
const ticksPerPicture = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 20 });

test.each(['classic', 'nes'] as const)('random play looks the same, however it is cut into pictures: %s', (rules) => {
  const show = (): PainterScenario<Capsules> =>
    new PainterScenario(new CapsulesPainter(DEFAULT_LOOK, 1), {
      game: capsules,
      state: start(rules, '..r*b*y*\nror*b*bob*y*y*\nyoyoror*b*b*b*y*'),
      layout: LAYOUT,
    });
  fc.assert(
    fc.property(inputs, ticksPerPicture, (played, several) => {
      for (const [one, other] of pictures([show(), show()], played, several)) expect(other).toEqual(one);
    }),
    { numRuns: 4 },
  );
});
