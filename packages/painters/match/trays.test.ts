import type { GameTypes } from '@rensa/engine';
import { GAMES } from '@rensa/games';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LOOK } from '../canvas/look.ts';
import { type Call, FakeCanvas, nonFinite, recordPen } from '../canvas/recorder.testing.ts';
import type { AttackStyle, IncomingGarbage } from './attack.ts';

vi.stubGlobal('OffscreenCanvas', FakeCanvas);
beforeEach(() => {
  FakeCanvas.calls.length = 0;
});

/** Trays of all games. */
const STYLES = await Promise.all(
  GAMES.filter(({ duel }) => duel !== null).map(async ({ id }) => {
    const exported = (await import(`../${id}/tray.ts`)) as Readonly<Record<string, unknown>>;
    const style = Object.values(exported).find((value) => typeof value === 'object' && value !== null);
    return { id, style: style as AttackStyle<GameTypes> };
  }),
);

const SIZES = [
  [348, 46],
  [276, 46],
  [84, 46],
  [174, 28],
] as const;

const WORDS = { caution: 'Caution', warning: 'Warning', danger: 'Danger' };

function viewOf(pen: CanvasRenderingContext2D) {
  return { pen, look: DEFAULT_LOOK, ratio: 2, bump: 0.5, words: WORDS };
}

type Size = readonly [width: number, height: number];

function drawn(style: AttackStyle<GameTypes>, incoming: IncomingGarbage, [width, height]: Size): Call[] {
  const { pen, calls } = recordPen();
  style.drawTray({ ...viewOf(pen), width, height }, incoming);
  return calls;
}

/** Places where pictures are stamped, in CSS pixels. */
function reach(calls: readonly Call[]): number {
  const xs = calls.filter(({ name }) => name === 'drawImage').map(({ args }) => (args[1] as number) / 2);
  return Math.max(0, ...xs);
}

test('three games have one', () => {
  expect(STYLES.length).toBe(3);
});

describe.each(STYLES)('the tray of $id', ({ style }) => {
  const kinds = Array.from({ length: 60 }, (_, i) => 1 + (i % 3));
  const waiting = (now: number, later: number): IncomingGarbage => ({ now, later, kinds });

  test('is empty while nothing is on its way', () => {
    for (const size of SIZES) expect(drawn(style, waiting(0, 0), size)).toEqual([]);
  });

  test.each(SIZES)('at %d x %d is drawn with real numbers, inside of itself', (width, height) => {
    for (const [now, later] of [
      [1, 0],
      [0, 1],
      [4, 40],
      [30, 1440],
    ] as const) {
      const calls = drawn(style, waiting(now, later), [width, height]);
      expect(nonFinite(calls)).toEqual([]);
      expect(reach(calls)).toBeLessThan(width);
    }
  });

  test('says how much there is where it has room', () => {
    const written = (size: (typeof SIZES)[number]): unknown[] =>
      drawn(style, waiting(5, 7), size)
        .filter(({ name }) => name === 'fillText')
        .map(({ args }) => args[0]);
    expect(written([348, 46])).toContain('12');
    expect(written([84, 46])).not.toContain('12');
  });

  test('draws what falls later faintly', () => {
    const alphas = (now: number, later: number): Set<number> => {
      const seen = new Set<number>();
      const { pen } = recordPen();
      const watched = new Proxy(pen, {
        set(target, name, value) {
          if (name === 'globalAlpha') seen.add(value as number);
          return Reflect.set(target, name, value);
        },
      });
      style.drawTray({ ...viewOf(watched), width: 348, height: 46 }, waiting(now, later));
      return seen;
    };
    expect(Math.min(...alphas(1, 1))).toBeLessThan(0.6);
    expect(Math.min(1, ...alphas(2, 0))).toBe(1);
  });
});
