import type { FallingState, FallingTypes } from '@rensa/games/falling';
import { describe, expect, test } from 'vitest';
import { Hud } from './hud.ts';
import type { Gain } from './hud.ts';

const start = { score: 0, chain: 0, maxChain: 0, pairs: 0, ticks: 0 } as FallingState;
const gain: Gain = { words: () => '+1,700', color: 2 };
const bonus: Gain = { words: () => '+5,000', color: 0, joins: true };
interface Counted extends FallingTypes {
  readonly event: { readonly kind: 'link' | 'bonus' | 'other' };
}

const open = (counts = true) =>
  new Hud<Counted>(
    start,
    ({ kind }) => ({ link: gain, bonus, other: undefined })[kind],
    () => counts,
  );

function ticks(hud: ReturnType<typeof open>, after: FallingState, n: number): void {
  for (let i = 0; i < n; i++) hud.tick({ before: after, after, events: [], tick: i });
}

describe('the head-up display', () => {
  test('shows a state at once', () => {
    const hud = open();
    hud.show({ ...start, score: 4200, maxChain: 7 });
    expect([hud.score.value, hud.state.value.maxChain]).toEqual([4200, 7]);
  });

  test('counts up to a new score, or changes at once under reduced motion', () => {
    const [counting, plain] = [open(), open(false)];
    const state = { ...start, score: 1700 };
    ticks(counting, state, 1);
    ticks(plain, state, 1);
    expect(counting.score.value).toBeLessThan(1700);
    expect(plain.score.value).toBe(1700);
    ticks(counting, state, 24);
    expect(counting.score.value).toBe(1700);
  });

  test('shows for a while what a link brought, and nothing for other events', () => {
    const hud = open();
    hud.tick({ before: start, after: start, events: [{ kind: 'other' }], tick: 1 });
    expect(hud.gain.value).toBeUndefined();
    hud.tick({ before: start, after: start, events: [{ kind: 'link' }], tick: 2 });
    expect(hud.gain.value).toBe(gain);
    ticks(hud, start, 100);
    expect(hud.gain.value).toBeUndefined();
  });

  test('joins what comes on top of a link to its line, and shows it alone when that is gone', () => {
    const hud = open();
    hud.tick({ before: start, after: start, events: [{ kind: 'link' }], tick: 1 });
    hud.tick({ before: start, after: start, events: [{ kind: 'bonus' }], tick: 2 });
    expect([hud.gain.value?.words(), hud.gain.value?.color]).toEqual(['+1,700  +5,000', 2]);
    ticks(hud, start, 100);
    hud.tick({ before: start, after: start, events: [{ kind: 'bonus' }], tick: 103 });
    expect(hud.gain.value?.words()).toBe('+5,000');
  });

  test('a few points count at once, and do not hold up a link that counts up', () => {
    const hud = open();
    ticks(hud, { ...start, score: 20 }, 1);
    expect(hud.score.value).toBe(20);
    for (let i = 0; i < 24; i++) ticks(hud, { ...start, score: 1720 + i }, 1);
    expect(hud.score.value).toBe(1743);
  });
});
