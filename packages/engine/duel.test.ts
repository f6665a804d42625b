import { describe, expect, it } from 'vitest';
import { Session } from './session.ts';
import { tally } from './tally.ts';
import { verify } from './verify.ts';
import { seatEvents, seatState, duel } from './duel.ts';

describe('versus', () => {
  const match = duel(tally);

  it('steps both boards, then delivers both attacks', () => {
    const start = match.start({ goal: 9 }, 1);
    const { state, events } = match.step(start, [1, 2]);
    expect(state.boards.map(({ count }) => count)).toEqual([0, 0]);
    expect(events).toEqual([
      { seat: 0, event: { kind: 'counted', by: 1 } },
      { seat: 1, event: { kind: 'counted', by: -1 } },
    ]);
  });

  it('shows each seat its own board and events', () => {
    const { state, events } = match.step(match.start({ goal: 9 }, 1), [1, 1]);
    const later = match.step(state, [1, 0]);
    expect([0, 1].map((seat) => seatState(later.state, seat).count)).toEqual([2, 1]);
    expect(seatEvents(events, 1)).toEqual([{ kind: 'counted', by: 1 }]);
    expect([0, 1].map((seat) => seatEvents(later.events, seat).length)).toEqual([1, 0]);
  });

  it.each([
    [
      [1, 0],
      ['won', 'lost'],
      [1, 0],
    ],
    [
      [0, 1],
      ['lost', 'won'],
      [0, 1],
    ],
    [
      [1, 1],
      ['drawn', 'drawn'],
      [1, 1],
    ],
  ])('judges inputs %j', (inputs, outcomes, scores) => {
    const { state } = match.step(match.start({ goal: 1 }, 1), inputs);
    const result = match.result(state);
    expect(result?.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(result?.map(({ score }) => score)).toEqual(scores);
  });

  it('continues while nobody has finished, and stops after', () => {
    const session = new Session(match, { goal: 2 }, 1);
    session.advance([1, 0]);
    expect(session.result).toBeUndefined();
    session.advance([1, 0]);
    expect(session.advance([0, 1])).toEqual([]);
    expect(session.ticks).toBe(2);
    expect(verify(match, session.replay()).ok).toBe(true);
  });
});
