import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRAME } from '../falling/layout.ts';
import { layoutMatch } from './layout.ts';
import { bottom, grown, type Region, right } from './region.ts';
import type { MatchBox, MatchLayout, MatchShape } from './shape.ts';

const WELL: MatchShape = { cols: 6, rows: 12, head: 0 };
const BOTTLE: MatchShape = { cols: 8, rows: 16, head: 1.65, edge: 9 };
const SHAPES: readonly (readonly [string, MatchShape])[] = [
  ['a well', WELL],
  ['a bottle', BOTTLE],
];

const lay = (width: number, height: number, more: Partial<MatchBox> = {}, shape = WELL): MatchLayout =>
  layoutMatch({ width, height, touch: false, equal: false, ...more }, shape);

/** Regions that must not cover each other: vessels with their heads, and the parts around them. */
function regionsOf({ seats, clock, middle, deck }: MatchLayout, { edge = FRAME }: MatchShape): [string, Region][] {
  const perSeat = seats.flatMap(({ field, cell, head, tray, name, next }, seat): [string, Region | undefined][] => {
    const outer = grown(field, edge);
    const top = Math.round(head * cell);
    const vessel = { ...outer, y: outer.y - top, height: outer.height + top };
    return [
      [`vessel ${seat}`, vessel],
      [`tray ${seat}`, tray],
      [`name ${seat}`, name],
      [`next ${seat}`, next],
    ];
  });
  const all: [string, Region | undefined][] = [...perSeat, ['clock', clock], ['middle', middle], ['deck', deck]];
  return all.filter((each): each is [string, Region] => each[1] !== undefined && each[1].height > 0);
}

function overlaps(layout: MatchLayout, shape: MatchShape): string[] {
  const all = regionsOf(layout, shape);
  return all.flatMap(([name, a], i) =>
    all.slice(i + 1).flatMap(([other, b]) => {
      const apart = right(a) <= b.x || right(b) <= a.x || bottom(a) <= b.y || bottom(b) <= a.y;
      return apart ? [] : [`${name} and ${other}`];
    }),
  );
}

function cut(layout: MatchLayout, shape: MatchShape, { width, height }: Pick<MatchBox, 'width' | 'height'>): string[] {
  return regionsOf(layout, shape)
    .filter(([, region]) => region.x < 0 || region.y < 0 || right(region) > width || bottom(region) > height)
    .map(([name]) => name);
}

describe('the numbers of the visual system', () => {
  test('a desktop has two boards with 300 between them', () => {
    const { kind, seats } = lay(1440, 900);
    expect([kind, seats.map(({ cell, field }) => [cell, field.x, field.y])]).toEqual([
      'beside',
      [
        [56, 234, 128],
        [56, 870, 128],
      ],
    ]);
  });

  test('a phone has your board at 44, the other one at 12, and trays 22 above the boards', () => {
    const { kind, seats, deck } = lay(390, 844, { touch: true });
    expect([kind, seats.map(({ cell }) => cell), deck?.height]).toEqual(['large', [44, 12], 100]);
    for (const { tray, field } of seats) expect([tray.height, field.y - bottom(tray)]).toEqual([46, 22]);
  });

  test('a phone on its side has both boards at one size', () => {
    const { kind, seats } = lay(844, 390, { touch: true });
    expect([kind, seats[0].cell, seats[1].cell]).toEqual(['low', 27, 27]);
  });

  test('a small phone on its side has room for two pads in a row beside each board', () => {
    for (const shape of [WELL, BOTTLE]) {
      const { kind, seats } = lay(667, 375, { touch: true }, shape);
      expect([kind, seats[0].field.x >= 116, right(seats[1].field) <= 667 - 116]).toEqual(['low', true, true]);
    }
  });

  test('both next pairs have room on their plate, also beside a time line on a large screen on its side', () => {
    const { kind, seats } = lay(1024, 520, { brief: true });
    const { cell, next } = seats[0];
    expect([kind, cell > 33]).toEqual(['low', true]);
    expect(next?.height).toBeGreaterThanOrEqual(36 + 2 * (0.84 + 0.62) * cell);
  });

  test('two people get boards of one size on any screen', () => {
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      const { seats } = lay(width, height, { equal: true });
      expect(seats[0].cell).toBe(seats[1].cell);
    }
  });
});

const SCREENS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [320, 568],
  [1180, 820],
  [667, 375],
] as const;

describe.each(SHAPES)('around %s nothing overlaps and nothing is cut', (_, shape) => {
  test.each(SCREENS)('at %d x %d', (width, height) => {
    for (const touch of [false, true]) {
      for (const equal of [false, true]) {
        const layout = lay(width, height, { touch, equal }, shape);
        expect({ touch, equal, overlaps: overlaps(layout, shape) }).toEqual({ touch, equal, overlaps: [] });
        expect({ touch, equal, cut: cut(layout, shape, { width, height }) }).toEqual({ touch, equal, cut: [] });
      }
    }
  });

  test('on any screen of a usual size', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 320, max: 2560 }),
      height: fc.integer({ min: 560, max: 1440 }),
      touch: fc.boolean(),
      equal: fc.boolean(),
    });
    fc.assert(
      fc.property(sizes, (box) => {
        const layout = layoutMatch(box, shape);
        expect([overlaps(layout, shape), cut(layout, shape, box)]).toEqual([[], []]);
      }),
    );
  });
});

test('larger text makes room for itself', () => {
  const usual = lay(1440, 900);
  const large = lay(1440, 900, { text: 1.25 });
  expect(large.middle.width).toBeGreaterThan(usual.middle.width);
  expect(overlaps(large, WELL)).toEqual([]);
});

test.each(SCREENS)('at %d x %d text of twice the size has its room', (width, height) => {
  for (const [, shape] of SHAPES) {
    const layout = lay(width, height, { text: 2, touch: true }, shape);
    const sizes = regionsOf(layout, shape).map(([, region]) => region.width);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(overlaps(layout, shape)).toEqual([]);
  }
});
