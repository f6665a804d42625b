import { describe, expect, it } from 'vitest';
import { puyo } from './game.ts';
import { parseSetup } from './setup.ts';
import type { State } from './state.ts';
import { given, pairOf, spawned, stack } from './drawn.testing.ts';

const LIMIT = 2 * 60 * 60;

/** A pair is in hand shortly before the end. */
function late(over: Partial<State>, drawing = ''): State {
  return { ...spawned(given(drawing, { rules: 'tsu', mode: 'timed2' })), ...over };
}

describe('P10.2 Timed', () => {
  it('ends after 7200 ticks while a pair is in hand, and is won', () => {
    const before = puyo.step(late({ ticks: LIMIT - 2, score: 70 }), [0]);
    expect([before.state.ticks, puyo.result(before.state)]).toEqual([LIMIT - 1, undefined]);
    const { state, events } = puyo.step(before.state, [0]);
    expect([events, puyo.result(state)]).toEqual([[{ kind: 'over' }], [{ outcome: 'won', score: 70 }]]);
  });

  it('finishes what is being resolved', () => {
    let state = late({ ticks: LIMIT - 40, score: 0 }, 'RRR...');
    state = { ...state, pair: { ...pairOf(state), axis: 1, child: 2, col: 3 } };
    while (state.phase === 'fall' || state.phase === 'lock') ({ state } = puyo.step(state, [16]));
    state = { ...state, ticks: LIMIT - 1 };
    while (puyo.result(state) === undefined) ({ state } = puyo.step(state, [0]));
    expect(state.ticks).toBeGreaterThan(LIMIT);
    expect([state.pairs, state.maxChain]).toEqual([1, 1]);
    expect(puyo.result(state)).toEqual([{ outcome: 'won', score: state.score }]);
  });

  it('can be lost before', () => {
    const state = { ...puyo.start(parseSetup({ rules: 'tsu', mode: 'timed2' }), 4), board: stack([0, 0, 13, 0, 0, 0]) };
    let lost: State = state;
    while (puyo.result(lost) === undefined) lost = puyo.step(lost, [0]).state;
    expect(lost.ticks).toBeLessThan(LIMIT);
    expect(puyo.result(lost)).toMatchObject([{ outcome: 'lost' }]);
  });

  it('is not the end of other modes', () => {
    const endless = spawned(given('', { rules: 'tsu' }));
    expect(puyo.result(puyo.step({ ...endless, ticks: LIMIT }, [0]).state)).toBeUndefined();
  });
});
