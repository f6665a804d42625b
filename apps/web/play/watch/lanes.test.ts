import { describe, expect, test } from 'vitest';
import { barsIn, dotsIn, lanesOf, sharesIn } from './lanes.ts';

const SCALE = { width: 1016, height: 100, ticks: 1000 };
const chain = (tick: number, links: number) => ({ tick, links });

describe('the time line of a replay', () => {
  test('has a bar with a number for a long chain, and a dot for a short one', () => {
    const [lane] = lanesOf([{ pairs: [], chains: [chain(100, 2), chain(300, 5)] }], SCALE);
    if (lane === undefined) throw new Error('no lane');
    expect(dotsIn(lane).map(({ tick }) => tick)).toEqual([100]);
    expect(barsIn(lane, SCALE)).toEqual([{ chain: chain(300, 5), height: 25, numbered: true }]);
  });

  test('numbers only the longer of two bars that are close', () => {
    const [lane] = lanesOf([{ pairs: [], chains: [chain(300, 5), chain(305, 9)] }], SCALE);
    expect(lane && barsIn(lane, SCALE).map((bar) => [bar.chain.links, bar.numbered])).toEqual([
      [5, false],
      [9, true],
    ]);
  });

  test('has the first side of a match above the rail and the second below, both within its height', () => {
    const marks = { pairs: [], chains: [chain(10, 19)], attacks: [] };
    const [above, below] = lanesOf([marks, marks], SCALE);
    if (above === undefined || below === undefined) throw new Error('no lanes');
    expect([above.way, above.floor < 50, below.way, below.floor > 50]).toEqual([-1, true, 1, true]);
    for (const lane of [above, below]) expect(barsIn(lane, SCALE)[0]?.height).toBeLessThanOrEqual(30);
  });

  test('sizes the attacks of both sides by the largest of them', () => {
    const lanes = lanesOf(
      [
        { pairs: [], chains: [], attacks: [{ tick: 5, sent: 40 }] },
        { pairs: [], chains: [], attacks: [{ tick: 9, sent: 10 }] },
      ],
      SCALE,
    );
    expect(lanes.flatMap((lane) => sharesIn(lane, lanes))).toEqual([
      { tick: 5, share: 1 },
      { tick: 9, share: 0.25 },
    ]);
  });
});
