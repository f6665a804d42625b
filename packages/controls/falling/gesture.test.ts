import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Button } from './buttons.ts';
import { moveFingers, NO_FINGERS, type TouchPoint } from './gesture.ts';

const FIELD = { cell: 40, width: 240 };

type Way = readonly (readonly [number, number])[];

interface Felt {
  readonly presses: readonly Button[];
  /** One letter per point: S while dropping softly. */
  readonly soft: string;
}

function feel(points: readonly TouchPoint[]): Felt {
  let fingers = NO_FINGERS;
  let soft = '';
  const presses = points.flatMap((point) => {
    const step = moveFingers(fingers, point, FIELD);
    fingers = step.fingers;
    soft += step.soft ? 'S' : '.';
    return step.presses;
  });
  return { presses, soft };
}

/** A finger's way: x and y in pixels, `ms` between two points; the last point lifts it. */
function stroke(way: Way, { ms = 16, id = 1, from = 0 } = {}): TouchPoint[] {
  const points = way.map(([x, y], i): TouchPoint => ({ kind: i === 0 ? 'down' : 'move', id, x, y, t: from + i * ms }));
  const last = points.at(-1) as TouchPoint;
  return [...points, { ...last, kind: 'up', t: last.t + 1 }];
}

const count = (presses: readonly Button[], button: Button) => presses.filter((press) => press === button).length;

describe('a tap', () => {
  test('rotates to the side of the board that it touches', () => {
    expect(feel(stroke([[60, 100]])).presses).toEqual(['rotateLeft']);
    expect(feel(stroke([[180, 100]])).presses).toEqual(['rotateRight']);
  });

  test('may tremble', () => {
    expect(
      feel(
        stroke([
          [60, 100],
          [66, 104],
          [58, 97],
        ]),
      ).presses,
    ).toEqual(['rotateLeft']);
  });

  test('is short', () => {
    expect(
      feel(
        stroke(
          [
            [60, 100],
            [61, 100],
          ],
          { ms: 400 },
        ),
      ).presses,
    ).toEqual([]);
  });

  test('is not a drag that came back', () => {
    expect(
      feel(
        stroke([
          [60, 100],
          [80, 100],
          [60, 100],
        ]),
      ).presses,
    ).toEqual([]);
  });

  test('of a second finger rotates while the first one drags', () => {
    const drag = stroke([
      [100, 300],
      [130, 300],
    ]);
    const tap = stroke([[200, 300]], { id: 2, from: 40 });
    expect(feel([...drag.slice(0, 2), ...tap, ...drag.slice(2)]).presses).toEqual(['right', 'rotateRight']);
  });

  test('that the system takes away does nothing', () => {
    const [down] = stroke([[60, 100]]) as [TouchPoint];
    expect(feel([down, { ...down, kind: 'cancel', t: 20 }]).presses).toEqual([]);
  });
});

describe('a drag to the side', () => {
  test('shifts a column for each cell of way', () => {
    const { presses } = feel(
      stroke([
        [20, 100],
        [60, 100],
        [100, 100],
        [140, 102],
      ]),
    );
    expect(presses).toEqual(['right', 'right', 'right']);
  });

  test('shifts many columns in one fast move', () => {
    expect(
      feel(
        stroke([
          [200, 100],
          [40, 100],
        ]),
      ).presses,
    ).toEqual(['left', 'left', 'left', 'left']);
  });

  test('does not shake while the finger trembles between two columns', () => {
    const tremble = Array.from({ length: 20 }, (_, i): [number, number] => [100 + (i % 2 === 0 ? 17 : 29), 100]);
    expect(feel(stroke([[100, 100], ...tremble])).presses).toEqual(['right']);
  });

  test('ends at the finger, whatever its way', () => {
    const xs = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 1 });
    fc.assert(
      fc.property(xs, (xs) => {
        const way = xs.map((x): [number, number] => [x, 100]);
        const { presses, soft } = feel(stroke([[0, 100], ...way], { ms: 100 }));
        const columns = count(presses, 'right') - count(presses, 'left');
        expect(Math.abs(columns * FIELD.cell - (xs.at(-1) as number))).toBeLessThanOrEqual(0.65 * FIELD.cell);
        expect(soft).not.toContain('S');
      }),
    );
  });

  test('with a second finger down: only the first one shifts', () => {
    const first = stroke([[100, 300]]);
    const second = stroke(
      [
        [60, 300],
        [200, 300],
      ],
      { id: 2 },
    );
    expect(feel([first[0], ...second]).presses).toEqual([]);
  });
});

describe('a drag down', () => {
  const slow = Array.from({ length: 12 }, (_, i): [number, number] => [100, 100 + i * 10]);

  test('drops softly while the finger is down, and is no hard drop', () => {
    const { presses, soft } = feel(stroke(slow, { ms: 50 }));
    expect(presses).toEqual([]);
    expect(soft).toBe('...SSSSSSSSS.');
  });

  test('ends when the finger goes up again', () => {
    const back: [number, number][] = [
      [100, 205],
      [100, 190],
    ];
    expect(feel(stroke([...slow, ...back], { ms: 50 })).soft).toBe('...SSSSSSSSSS..');
  });

  test('may drift aside', () => {
    const drifting = slow.map(([x, y], i): [number, number] => [x + i * 2, y]);
    expect(feel(stroke(drifting, { ms: 50 }))).toEqual({ presses: [], soft: '...SSSSSSSSS.' });
  });

  test('still shifts when the finger clearly goes aside', () => {
    const aside: [number, number][] = [
      [130, 210],
      [150, 210],
    ];
    expect(feel(stroke([...slow, ...aside], { ms: 50 })).presses).toEqual(['right']);
  });

  test('quickly done is a hard drop', () => {
    const way: [number, number][] = [
      [100, 100],
      [101, 120],
      [102, 160],
      [104, 200],
    ];
    expect(feel(stroke(way)).presses).toEqual(['hard']);
  });

  test('quickly done after a rest or a drag aside is a hard drop too', () => {
    const rest: TouchPoint[] = [{ kind: 'down', id: 1, x: 20, y: 100, t: 0 }];
    const aside = [60, 100].map((x, i): TouchPoint => ({ kind: 'move', id: 1, x, y: 101, t: 900 + 16 * i }));
    const flick = [140, 180, 220].map((y, i): TouchPoint => ({ kind: 'move', id: 1, x: 101, y, t: 1500 + 16 * i }));
    const up: TouchPoint = { kind: 'up', id: 1, x: 101, y: 221, t: 1550 };
    expect(feel([...rest, ...aside, ...flick, up]).presses).toEqual(['right', 'right', 'hard']);
    expect(feel([...rest, ...aside, ...flick, { ...up, t: 2500 }]).presses).toEqual(['right', 'right']);
  });

  test('quickly done and then aside is no hard drop', () => {
    const way: Way = [
      [100, 100],
      [100, 150],
      [136, 170],
    ];
    expect(feel(stroke(way)).presses).toEqual([]);
  });

  test('across the board is neither soft nor hard', () => {
    const way: [number, number][] = [
      [20, 100],
      [60, 130],
      [100, 160],
    ];
    expect(feel(stroke(way))).toEqual({ presses: ['right', 'right'], soft: '....' });
  });

  test('that the system takes away lets go of the soft drop', () => {
    const points = stroke(slow, { ms: 50 });
    const last = points.at(-1) as TouchPoint;
    expect(feel([...points.slice(0, -1), { ...last, kind: 'cancel' }]).soft.at(-1)).toBe('.');
  });
});
