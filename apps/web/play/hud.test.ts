import { type Event, puyo, type State } from '@rensa/games/puyo';
import { describe, expect, test } from 'vitest';
import { Hud } from './hud.ts';

const start = puyo.start(puyo.parseSetup({ rules: 'classic' }), 1);
const popped: Event = {
  kind: 'popped',
  link: { chain: 2, cleared: 5, garbage: 0, colors: 1, groups: [5], bonus: 34, score: 1700 },
  groups: [{ color: 2, cells: [0, 1, 2, 3, 4] }],
  ojama: [],
};

function ticks(hud: Hud, state: State, n: number): void {
  for (let i = 0; i < n; i++) hud.tick(state, [], false);
}

describe('the head-up display', () => {
  test('shows a state at once', () => {
    const hud = new Hud();
    hud.show({ ...start, score: 4200, ticks: 134 * 60, level: 3, maxChain: 7 });
    expect([hud.score.value, hud.seconds.value, hud.level.value, hud.longest.value]).toEqual([4200, 134, 3, 7]);
  });

  test('counts up to a new score, or leaps when things are to stand still', () => {
    const [moving, still] = [new Hud(), new Hud()];
    const state = { ...start, score: 1700 };
    moving.tick(state, [], false);
    still.tick(state, [], true);
    expect(moving.score.value).toBeLessThan(1700);
    expect(still.score.value).toBe(1700);
    ticks(moving, state, 24);
    expect(moving.score.value).toBe(1700);
  });

  test('explains a link in its colour for a while', () => {
    const hud = new Hud();
    hud.tick(start, [popped], false);
    expect(hud.formula.value).toEqual({ base: 50, bonus: 34, points: 1700, color: 2 });
    ticks(hud, start, 100);
    expect(hud.formula.value).toBeUndefined();
  });

  test('a ruleset without levels shows none', () => {
    const hud = new Hud();
    hud.show(puyo.start(puyo.parseSetup({ rules: 'tsu' }), 1));
    expect(hud.level.value).toBeUndefined();
  });
});
