// Pictures of one tick and of several: each tick is taken in with its own boards and at its own time.

import { INPUT } from '@rensa/games/falling';
import { at, COLS, parseBoard, puyo, type Puyo, type RulesName, type State, VISIBLE_ROWS } from '@rensa/games/puyo';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_LOOK } from '../canvas/look.ts';
import { FakeCanvas } from '../canvas/recorder.testing.ts';
import { layoutField } from '../falling/layout.ts';
import { PainterScenario, pictures, SceneScenario } from '../falling/scenario.testing.ts';
import { PuyoPainter } from './painter.ts';
import { PuyoScene } from './scene.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);

const LAYOUT = layoutField({ width: 390, height: 844, touch: true }, COLS, VISIBLE_ROWS);
/** Everything happens within a few ticks. */
const BRISK = { popTicks: 3, settleTicks: 2, pauseTicks: 1, landTicks: 1, spawnTicks: 2 };
const PAIR = { axis: 1, child: 2, row: 0, col: 3, facing: 0, drop: 0, pace: 1, hang: 0, groundings: 0, armed: 0 };

function start(rules: RulesName, patch: Partial<State> = {}): State {
  const state = puyo.start({ rules, mode: 'endless', colors: 3 }, 7);
  return { ...state, rules: { ...state.rules, ...BRISK }, ...patch };
}

/** Red lands beside three others on the floor, and green above it falls down. */
const LOCKING = start('classic', { board: parseBoard('RRR'), pair: PAIR, phase: 'lock', timer: 1 });

function scenario(): SceneScenario<Puyo, PuyoScene> {
  return new SceneScenario(new PuyoScene(), { game: puyo, state: LOCKING, layout: LAYOUT });
}

describe('a pair that locks, pops and is covered within one frame', () => {
  const ticks = Array.from({ length: 7 }, () => 0);

  test('leaves the scene that it leaves tick by tick', () => {
    const one = scenario();
    for (const input of ticks) one.tick([input]);
    const all = scenario().tick(ticks);
    expect(all.state.board[at(0, 3)]).toBe(PAIR.child);
    expect({ ...all.scene }).toEqual({ ...one.scene });
  });

  test('which the last board alone would not show', () => {
    expect({ ...scenario().tickAsOne(ticks).scene }).not.toEqual({ ...scenario().tick(ticks).scene });
  });

  test('begins to fall at its own tick', () => {
    const { scene, now } = scenario().tick(ticks);
    expect(scene.falling.map(({ start }) => now - start)).toEqual([1]);
  });
});

const INPUTS = [0, 0, INPUT.left, INPUT.right, INPUT.rotateLeft, INPUT.rotateRight, INPUT.soft, INPUT.hard];
const inputs = fc.array(fc.constantFrom(...INPUTS), { minLength: 200, maxLength: 400 });
const ticksPerPicture = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 20 });

test.each(['classic', 'tsu'] as const)('random play looks the same, however it is cut into pictures: %s', (rules) => {
  const show = (): PainterScenario<Puyo> =>
    new PainterScenario(new PuyoPainter({ ...DEFAULT_LOOK, eyes: false }, 1), {
      game: puyo,
      state: start(rules, { board: parseBoard('RGB.RG\nRGRGBB\nGRGBRR'), queued: 3 }),
      layout: LAYOUT,
    });
  fc.assert(
    fc.property(inputs, ticksPerPicture, (played, several) => {
      for (const [one, other] of pictures([show(), show()], played, several)) expect(other).toEqual(one);
    }),
    { numRuns: 4 },
  );
});
