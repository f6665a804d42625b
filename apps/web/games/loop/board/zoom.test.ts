import { layoutLoop } from '@rensa/painters/loop';
import { describe, expect, test } from 'vitest';
import { type FingerPair, NO_ZOOM, pinched, zoomed, zoomedTo, maxScale } from './zoom.ts';

const GIANT = layoutLoop(390, 562, 12, 12);
const fingers = (x: number, y: number, apart: number): FingerPair => [
  { x: x - apart / 2, y },
  { x: x + apart / 2, y },
];

describe('zoom', () => {
  test('makes the cells of a large board at least 40 pixels wide, and leaves others alone', () => {
    expect(GIANT.cell * maxScale(GIANT)).toBeGreaterThanOrEqual(40);
    expect(maxScale(layoutLoop(390, 562, 8, 8))).toBe(1);
    expect(maxScale(layoutLoop(1440, 618, 10, 10))).toBe(1);
  });

  test('follows two fingers as they part, and keeps what is between them there', () => {
    const zoom = pinched(NO_ZOOM, fingers(100, 200, 100), fingers(100, 200, 130), GIANT);
    expect(zoom.scale).toBeCloseTo(1.3);
    expect((100 - zoom.x) / zoom.scale).toBeCloseTo(100);
    expect(zoomed(GIANT, zoom).cell).toBeCloseTo(39);
  });

  test('goes to a cell, as far as the board allows', () => {
    const scale = maxScale(GIANT);
    expect(zoomedTo(0, GIANT)).toEqual({ scale, x: 0, y: 0 });
    const last = zoomedTo(143, GIANT);
    expect([last.x, last.y]).toEqual([368 * (1 - scale), 368 * (1 - scale)]);
    const inside = zoomedTo(65, GIANT);
    expect(inside.x).toBeLessThan(0);
    expect(inside.x).toBeGreaterThan(last.x);
  });

  test('never leaves a gap at the edge of its window, nor grows or shrinks beyond bounds', () => {
    const large = pinched(NO_ZOOM, fingers(0, 0, 10), fingers(0, 0, 500), GIANT);
    expect(large).toEqual({ scale: maxScale(GIANT), x: 0, y: 0 });
    const moved = pinched(large, fingers(100, 100, 50), fingers(-900, -900, 50), GIANT);
    expect(moved.x).toBeCloseTo(368 * (1 - large.scale));
    expect(pinched(large, fingers(100, 100, 500), fingers(100, 100, 5), GIANT)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
