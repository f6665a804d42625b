import { accumulate, TICKS_PER_SECOND } from '@rensa/engine';
import { describe, expect, it } from 'vitest';
import { NodeClock, paceFor } from './pacer.ts';

const FRAME_MS = 1000 / TICKS_PER_SECOND;

/** Plays by a clock that is asked at each frame. Gives the ticks that are due after each of them, and its paces. */
function played(clock: (ms: number) => number, frames: number) {
  const [dues, paces]: [number[], (number | undefined)[]] = [[], []];
  let [tick, bank] = [0, 0];
  for (let frame = 1; frame <= frames; frame++) {
    const due = Math.floor((clock(frame * FRAME_MS) * TICKS_PER_SECOND) / 1000) - tick;
    const pace = paceFor(due);
    const ran = pace === undefined ? { ticks: due, bank: 0 } : accumulate(bank, FRAME_MS, pace);
    tick += ran.ticks;
    ({ bank } = ran);
    dues.push(due - ran.ticks);
    paces.push(pace);
  }
  return { dues, paces };
}

describe('the pace of a board', () => {
  it('is never more than one tick in eight slower or faster', () => {
    const dues = Array.from({ length: 80 }, (_, i) => i - 20);
    const paces = dues.map(paceFor).filter((pace) => pace !== undefined);
    expect([Math.min(...paces), Math.max(...paces)]).toEqual([7 / 8, 9 / 8]);
  });

  it.each([1 + 200e-6, 1 - 200e-6])('keeps to a clock that drifts by a factor of %d', (factor) => {
    const { dues } = played((ms) => ms * factor, 60 * 60);
    expect(Math.max(...dues.map(Math.abs))).toBeLessThanOrEqual(3);
  });

  it('pays a debt of a second within ten seconds of play', () => {
    const { dues, paces } = played((ms) => ms + 950, 60 * 10);
    expect(paces).not.toContain(undefined);
    expect(Math.abs(dues.at(-1) ?? 60)).toBeLessThanOrEqual(3);
  });

  it('goes straight there after more than a second without the page', () => {
    const { dues, paces } = played((ms) => ms + (ms > 500 ? 5000 : 0), 60);
    expect(paces.filter((pace) => pace === undefined)).toHaveLength(1);
    expect(Math.max(...dues.map(Math.abs))).toBeLessThanOrEqual(3);
  });

  it('waits where it is ahead', () => {
    const { dues } = played((ms) => ms - 300, 60 * 5);
    expect(Math.abs(dues.at(-1) ?? 60)).toBeLessThanOrEqual(3);
  });
});

describe('the clock of the node, as a page knows it', () => {
  it('is that of the shortest of the first round trips at once', () => {
    const clock = new NodeClock();
    clock.hear({ type: 'pong', t: 0, server: 5100 }, 400);
    clock.hear({ type: 'pong', t: 500, server: 5550 }, 600);
    expect([clock.at(600), clock.trip]).toEqual([5600, 100]);
  });

  it('moves by no more than one tick in 30 later', () => {
    const clock = new NodeClock();
    for (const t of [0, 100, 200]) clock.hear({ type: 'pong', t, server: t + 10 }, t + 20);
    expect(clock.at(300)).toBe(300);
    clock.hear({ type: 'pong', t: 300, server: 2305 }, 310);
    const at = Array.from({ length: 60 }, (_, frame) => clock.at(300 + (frame + 1) * FRAME_MS));
    const steps = at.map((ms, i) => ms - (at[i - 1] ?? 300));
    expect(Math.max(...steps)).toBeLessThanOrEqual(FRAME_MS * (1 + 1 / 30) + 1e-9);
    expect(at.at(-1)).toBeGreaterThan(300 + 60 * FRAME_MS);
  });
});
