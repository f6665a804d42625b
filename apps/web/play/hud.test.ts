import { describe, expect, test } from 'vitest';
import type { Gain, Played } from './ui.ts';
import { Hud } from './hud.ts';

const start: Played = { score: 0, chain: 0, maxChain: 0, pairs: 0, ticks: 0 };
const gain: Gain = { words: () => '+1,700', color: 2 };
const open = () => new Hud<Played, 'link' | 'other'>(start, (event) => (event === 'link' ? gain : undefined));

function ticks(hud: ReturnType<typeof open>, state: Played, n: number): void {
  for (let i = 0; i < n; i++) hud.tick(state, [], false);
}

describe('the head-up display', () => {
  test('shows a state at once', () => {
    const hud = open();
    hud.show({ ...start, score: 4200, maxChain: 7 });
    expect([hud.score.value, hud.state.value.maxChain]).toEqual([4200, 7]);
  });

  test('counts up to a new score, or leaps when things are to stand still', () => {
    const [moving, still] = [open(), open()];
    const state = { ...start, score: 1700 };
    moving.tick(state, [], false);
    still.tick(state, [], true);
    expect(moving.score.value).toBeLessThan(1700);
    expect(still.score.value).toBe(1700);
    ticks(moving, state, 24);
    expect(moving.score.value).toBe(1700);
  });

  test('tells what a link brought for a while, and nothing of what is no link', () => {
    const hud = open();
    hud.tick(start, ['other'], false);
    expect(hud.gain.value).toBeUndefined();
    hud.tick(start, ['link'], false);
    expect(hud.gain.value).toBe(gain);
    ticks(hud, start, 100);
    expect(hud.gain.value).toBeUndefined();
  });
});
