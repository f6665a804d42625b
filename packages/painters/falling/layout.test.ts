import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canvasBox, FRAME, layoutBare, layoutField } from './layout.ts';

const field = (width: number, height: number, touch: boolean) => layoutField({ width, height, touch }, 6, 12);

describe('phone', () => {
  test('width decides: the board starts 12 from the left, a row below the bar, beside a rail of 56', () => {
    expect(field(390, 844, true)).toEqual({
      kind: 'phone',
      cell: 50,
      head: 0,
      field: { x: 12, y: 56 + FRAME + 50, width: 300, height: 600 },
      rail: 56,
      deck: 100,
    });
  });

  test('height decides: board and rail are centered as one block', () => {
    const { cell, field: at } = field(430, 700, true);
    expect(cell).toBe(Math.floor((700 - 56 - 20 - 2 * FRAME - 76) / 13));
    expect(at.x - 12).toBe(Math.floor((430 - (6 * cell + 90)) / 2));
  });

  test.each([
    [844, 100],
    [800, 100],
    [799, 76],
    [640, 76],
    [639, 0],
  ])('at a height of %i the deck has %i', (height, deck) => {
    expect(field(390, height, true).deck).toBe(deck);
  });

  test('without touch there is no deck', () => {
    expect(field(390, 844, false).deck).toBe(0);
  });
});

describe('tablet', () => {
  test('leaves room for pads where they are needed', () => {
    expect(field(820, 1180, true)).toMatchObject({ kind: 'tablet', cell: 76, rail: 120, deck: 100 });
    expect(field(820, 1180, false)).toMatchObject({ kind: 'tablet', cell: 88, deck: 0 });
  });

  test('is centered above its pads', () => {
    const { field: at } = field(820, 1180, true);
    expect(at.x).toBe(Math.floor((820 - at.width) / 2));
    expect(at.y).toBe(Math.floor((1180 - 148 - at.height - 76) / 2) + 76);
  });
});

describe('desktop', () => {
  test.each([
    [1440, 900, 66],
    [1280, 800, 57],
    [1024, 1200, 64],
    [1920, 1080, 80],
  ])('%i × %i has cells of %i, in the middle with a row above', (width, height, cell) => {
    const layout = field(width, height, false);
    expect(layout).toMatchObject({ kind: 'desktop', cell, deck: 0 });
    expect(layout.field.x).toBe(Math.floor((width - 6 * cell) / 2));
    expect(layout.field.y).toBe(Math.floor((height - 13 * cell) / 2) + cell);
  });
});

test('low: the height alone decides', () => {
  expect(field(844, 390, true)).toMatchObject({ kind: 'low', cell: 28, field: { x: 338, y: 13 + 28 }, deck: 0 });
});

const boxes = fc.record({
  width: fc.integer({ min: 320, max: 2600 }),
  height: fc.integer({ min: 320, max: 1600 }),
  touch: fc.boolean(),
});

test('the well is always on the screen, and so is the canvas', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const layout = layoutField(box, 6, 12);
      const { x, y, width, height } = layout.field;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(FRAME);
      expect(x + width + FRAME).toBeLessThanOrEqual(box.width);
      expect(y + height + FRAME).toBeLessThanOrEqual(box.height);
      const canvas = canvasBox(layout);
      expect(Math.min(canvas.x, canvas.y)).toBeGreaterThanOrEqual(0);
      expect(canvas.x + canvas.width).toBeLessThanOrEqual(box.width);
      expect(canvas.y + canvas.height).toBeLessThanOrEqual(box.height);
    }),
  );
});

test('a row above the well is always in sight, and on a phone below its bar', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const { kind, cell, field } = layoutField(box, 6, 12);
      const { y } = canvasBox({ kind, cell, head: 0, field });
      expect(field.y - y).toBeGreaterThanOrEqual(cell);
      if (kind === 'phone') expect(y).toBeGreaterThanOrEqual(56);
    }),
  );
});

test('a bare board is as wide as its canvas, down to its floor', () => {
  const { cell, field } = layoutBare(624, 700, 6, 12);
  expect([cell, field]).toEqual([100, { x: 12, y: -500, width: 600, height: 1200 }]);
  expect(canvasBox({ kind: 'bare', cell, head: 0, field })).toEqual({ x: 0, y: 0, width: 624, height: 700 });
});

describe('text that is twice as large', () => {
  const large = (width: number, height: number) => layoutField({ width, height, touch: false, text: 2 }, 6, 12);

  test('has rails twice as wide', () => {
    expect(large(390, 844).rail).toBe(2 * field(390, 844, false).rail);
    expect(large(1280, 800).rail).toBe(2 * field(820, 1180, false).rail);
  });

  test('has the layout of a screen of half the size', () => {
    expect([large(1280, 800).kind, large(2200, 1200).kind, large(820, 1180).kind]).toEqual([
      'tablet',
      'desktop',
      'phone',
    ]);
  });

  test.each([
    [390, 844],
    [820, 1180],
    [1280, 800],
  ])('leaves the board in sight at %i x %i', (width, height) => {
    const { field: board, rail } = large(width, height);
    expect(board.x).toBeGreaterThanOrEqual(FRAME);
    expect(board.x + board.width + FRAME + rail).toBeLessThanOrEqual(width);
    expect(board.y + board.height).toBeLessThanOrEqual(height);
  });
});

test('a small upright screen has a bar on top, a small flat one has room at both sides', () => {
  expect([field(280, 400, true).kind, field(320, 256, false).kind]).toEqual(['phone', 'low']);
  expect(field(320, 256, false).rail).toBeGreaterThan(70);
});
