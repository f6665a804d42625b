import { type FallingPair, type FallingState } from '@rensa/games/falling';
import { layoutField } from '@rensa/painters';
import { describe, expect, test } from 'vitest';
import { placeRing } from './place.ts';

const COLS = 6;
const ROWS = 12;
const layout = layoutField({ width: 390, height: 844, touch: true }, COLS, ROWS);

/** A board with columns of these heights. */
function stacked(heights: readonly number[], pair: Partial<FallingPair> | null = null): FallingState {
  const board = Array.from({ length: COLS * ROWS }, (_, i) => (Math.floor(i / COLS) < heights[i % COLS] ? 1 : 0));
  return { board, pair } as unknown as FallingState;
}

/** Distance in CSS pixels from the ring's middle to the nearest piece. */
function nearest(state: FallingState, { x, y }: { readonly x: number; readonly y: number }): number {
  const { cell, field } = layout;
  const far = state.board.flatMap((piece, i) => {
    if (piece === 0) return [];
    const left = field.x + (i % COLS) * cell;
    const top = field.y + (ROWS - 1 - Math.floor(i / COLS)) * cell;
    const dx = Math.max(left - x, x - left - cell, 0);
    return Math.hypot(dx, Math.max(top - y, y - top - cell, 0));
  });
  return Math.min(...far);
}

describe('the ready count', () => {
  test('is in the middle of an empty board', () => {
    const { field } = layout;
    const ring = placeRing(stacked([0, 0, 0, 0, 0, 0]), layout);
    expect(ring).toMatchObject({
      x: field.x + field.width / 2,
      y: field.y + field.height / 2,
      radius: 66,
      worded: true,
    });
  });

  test.each([[[3, 3, 3, 3, 3, 3]], [[0, 10, 0, 0, 0, 0]], [[7, 8, 9, 9, 8, 7]], [[11, 2, 11, 11, 3, 11]]])(
    'never lies on a piece of columns %j',
    (heights) => {
      const state = stacked(heights);
      const ring = placeRing(state, layout);
      expect(nearest(state, ring)).toBeGreaterThanOrEqual(ring.radius);
    },
  );

  test('leaves the pair in hand alone', () => {
    const state = stacked([2, 2, 2, 2, 2, 2], { row: 7, col: 2, facing: 0 });
    const ring = placeRing(state, layout);
    const pair = stacked([0, 0, 0, 0, 0, 0]);
    const held = { ...pair, board: pair.board.map((_, i) => (i === 7 * COLS + 2 || i === 8 * COLS + 2 ? 1 : 0)) };
    expect(nearest(held, ring)).toBeGreaterThanOrEqual(ring.radius);
  });

  test('is above the rim of a full board', () => {
    const ring = placeRing(stacked([12, 12, 12, 12, 12, 12]), layout);
    expect(ring.y + ring.radius).toBeLessThanOrEqual(layout.field.y);
  });
});
