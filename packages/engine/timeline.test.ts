import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from './parts.ts';
import { LimitError, playback } from './playback.ts';
import { Session } from './session.ts';
import { tally } from './tally.ts';
import { Timeline, type TimelineStep } from './timeline.ts';

/** A game of `ticks` ticks, with an input now and then. */
function recorded(ticks: number) {
  const session = new Session(tally, tally.parseSetup({ goal: 1_000_000 }), 3);
  for (let i = 0; i < ticks; i++) session.advance([i % 7 === 0 ? 1 + (i % 3) : 0]);
  return session.replay();
}

const replay = recorded(1000);
const states = [...playback(tally, replay)].map(({ state }) => state);

describe('a timeline', () => {
  it('is at its start, and has seen every tick', () => {
    const steps: TimelineStep[] = [];
    const timeline = atOnce(Timeline.open(tally, replay, { bounded: false, onStep: (step) => steps.push(step) }));
    expect([timeline.tick, timeline.ticks, timeline.state]).toEqual([0, 1000, states[0]]);
    expect(steps.map(({ tick }) => tick)).toEqual(Array.from({ length: 1000 }, (_, i) => i + 1));
    expect(steps.map(({ before }) => before)).toEqual(states.slice(0, -1));
    expect(steps.map(({ after }) => after)).toEqual(states.slice(1));
  });

  it('goes to any tick, and on from there', () => {
    const timeline = atOnce(Timeline.open(tally, replay, { bounded: false }));
    const tick = fc.integer({ min: -50, max: 1100 });
    fc.assert(
      fc.property(fc.array(tick, { minLength: 1, maxLength: 8 }), fc.nat(40), (sought, on) => {
        for (const to of sought) timeline.seek(to);
        const at = Math.min(1000, Math.max(0, sought.at(-1) ?? 0));
        expect([timeline.tick, timeline.state]).toEqual([at, states[at]]);
        for (let i = 0; i < on; i++) timeline.next();
        expect(timeline.state).toEqual(states[Math.min(1000, at + on)]);
      }),
    );
  });

  it('has nothing after its end', () => {
    const timeline = atOnce(Timeline.open(tally, replay, { bounded: false }));
    timeline.seek(1000);
    expect([timeline.next(), timeline.tick]).toEqual([undefined, 1000]);
  });

  it('refuses a replay whose inputs do not lead where it claims', () => {
    expect(() => atOnce(Timeline.open(tally, { ...replay, hash: '0123456789abcdef' }, { bounded: false }))).toThrow(
      'do not reproduce',
    );
    expect(() => atOnce(Timeline.open(tally, { ...replay, version: 9 }, { bounded: false }))).toThrow('version 9');
  });

  it('of a replay from outside is opened within the limits of its game', () => {
    const strict = { ...tally, limits: { ticks: 1000, steps: 50 } };
    const open = (game: typeof tally, bounded: boolean) => () => atOnce(Timeline.open(game, replay, { bounded }));
    expect(open(strict, true)).toThrow(LimitError);
    expect(open({ ...strict, limits: { ticks: 999, steps: 1000 } }, true)).toThrow('999');
    expect(open(strict, false)().ticks).toBe(1000);
  });

  it('can be a game of no ticks', () => {
    const timeline = atOnce(Timeline.open(tally, recorded(0), { bounded: false }));
    timeline.seek(5);
    expect([timeline.tick, timeline.next()]).toEqual([0, undefined]);
  });
});
