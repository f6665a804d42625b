import { atOnce, Session, Timeline } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import { puyo } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';
import { firstAfter, lastBefore, Marks } from './marks.ts';

/** A game in which every pair falls where it is. */
function recorded() {
  const session = new Session(puyo, puyo.parseSetup({ rules: 'tsu' }), 5);
  while (session.result === undefined) session.advance([INPUT.soft]);
  return session.replay();
}

describe('the marks of a replay', () => {
  test('are where pairs were set down', () => {
    const marks = new Marks();
    const timeline = atOnce(Timeline.open(puyo, recorded(), { bounded: false, onStep: (step) => marks.add(step) }));
    timeline.seek(timeline.ticks);
    expect(marks.pairs).toHaveLength(timeline.state.pairs);
    expect(marks.pairs).toEqual([...new Set(marks.pairs)].toSorted((a, b) => a - b));
  });

  test('are where a chain began, with all of its links', () => {
    const marks = new Marks();
    const at = (chain: number) => ({ ...puyo.start(puyo.parseSetup({ rules: 'tsu' }), 1), chain });
    const chains = [0, 1, 1, 2, 3, 0, 0, 1, 0];
    chains.forEach((chain, tick) => marks.add({ before: at(chains[tick - 1] ?? 0), after: at(chain), tick }));
    expect(marks.chains).toEqual([
      { tick: 1, links: 3 },
      { tick: 7, links: 1 },
    ]);
  });

  test('are found from any tick', () => {
    expect([firstAfter([3, 9], 3), firstAfter([3, 9], 9), lastBefore([3, 9], 9), lastBefore([3, 9], 3)]).toEqual([
      9,
      undefined,
      3,
      undefined,
    ]);
  });
});
