import fc from 'fast-check';
import { expect, it } from 'vitest';

import { LoopScenario } from './scenario.testing.ts';

const EMPTY = `
  .....
  .....
  .....
  .....`;

const RIGHT = { button: 2, buttons: 2 };

/** In hundredths of a cell. */
const spot = fc.tuple(fc.integer({ min: 0, max: 399 }), fc.integer({ min: 0, max: 499 }));
const drags = fc.array(fc.record({ spots: fc.array(spot, { minLength: 1, maxLength: 6 }), right: fc.boolean() }), {
  maxLength: 12,
});

/** Exactly diagonal through a corner, but for rounding. */
const DIAGONAL = {
  spots: [
    [242, 457],
    [345, 354],
    [0, 0],
  ] as [number, number][],
  right: false,
};

it('a drawing is the mirror image of the drawing in mirror image, whatever the drags', () => {
  fc.assert(
    fc.property(drags, (all) => {
      const [plain, turned] = [false, true].map((mirrored) => {
        const scene = new LoopScenario(EMPTY, { mirrored });
        for (const { spots, right } of all) {
          const words = spots.map(([y, x]) => `${y / 100 + 0.005},${x / 100 + 0.005}`);
          scene.drag(words.join(' '), right && spots.length > 3 ? RIGHT : {});
          // Only one of two equal ways around can be taken: no drawing from anchors.
          if (scene.anchor !== null) scene.drag(scene.anchor.join(','));
        }
        return scene;
      }) as [LoopScenario, LoopScenario];
      expect(turned.drawing).toBe(plain.drawing);
      expect(turned.state.moves).toBe(plain.state.moves);
    }),
    { numRuns: 200, examples: [[[DIAGONAL]]] },
  );
});
