import { describe, expect, it } from 'vitest';
import { virusesOn } from './board.ts';
import { capsules } from './game.ts';
import { draw, drawing, held, only, type Played, press, resolved, spawned, until } from './drawn.testing.ts';
import { openStage } from './stage.ts';
import type { Mode, State } from './state.ts';

const NAMES = ['classic', 'nes'] as const;

/** The capsule that kills the last virus, one tick from its lock. */
function last(rules: 'classic' | 'nes', over: Partial<State> = {}, mode: Mode = 'stages', level = 3): State {
  const state = held('y*yoyo..........', { row: 0, col: 3, drop: 1 }, { rules, mode, level, capsule: 'yr' });
  return { ...state, ...over };
}

const cleared = ({ events }: Played): boolean => only(events, 'stageCleared').length > 0;
const staged = ({ events }: Played): boolean => only(events, 'staged').length > 0;

describe('C9.1 a stage is cleared', () => {
  const board = '..bo............\ny*yoyo..........';

  it.each([
    ['classic', '..bo....ro......'],
    ['nes', '..bo............\n........ro......'],
  ] as const)('under %s with this on the board', (rules, left) => {
    const { state, events } = until(held(board, { row: 0, drop: 1 }, { rules, level: 3, capsule: 'yr' }), cleared);
    expect(draw(state.board)).toBe(drawing(left));
    expect(only(events, 'stageCleared')).toEqual([{ kind: 'stageCleared', level: 3, score: 200 }]);
    expect(state).toMatchObject({ phase: 'cleared', viruses: 0 });
  });

  it.each(NAMES)('not while a virus is left under %s', (rules) => {
    const { state, events } = resolved(held('y*yoyo........b*', { row: 0, drop: 1 }, { rules, capsule: 'yr' }));
    expect(only(events, 'stageCleared')).toEqual([]);
    expect(state).toMatchObject({ phase: 'spawn', viruses: 1 });
  });
});

describe('C9.2 the next stage', () => {
  it.each([
    ['classic', 120, 60, 1],
    ['nes', 64, 128, 22],
  ] as const)('begins under %s after %i ticks, one level up, and shows itself for %i', (rules, shown, ready, spawn) => {
    const won = until(last(rules), cleared).state;
    const { state, events } = until(won, staged);
    expect(state.ticks - won.ticks).toBe(shown);
    expect(only(events, 'staged')).toEqual([{ kind: 'staged', level: 4, viruses: 20, missing: 0 }]);
    expect(state).toMatchObject({
      phase: 'ready',
      level: 4,
      viruses: 20,
      score: 200,
      stages: 1,
      thrown: 0,
      speedUps: 0,
    });
    expect(virusesOn(state.board).reduce((sum, count) => sum + count)).toBe(20);
    expect(state.board.filter((cell) => cell !== 0)).toHaveLength(20);
    expect(spawned(state).ticks - state.ticks).toBe(ready + spawn);
  });

  it.each([
    ['classic', 61],
    ['nes', 150],
  ] as const)('is not the only one that shows itself: the first does so under %s too', (rules, ticks) => {
    const start = capsules.start({ rules, mode: 'stages', level: 0, speed: 'med' }, 1);
    expect(spawned(start).ticks).toBe(ticks);
  });
});

describe('C7.5 the streams', () => {
  it.each(NAMES)('go on where the stage before has left them under %s', (rules) => {
    const won = until(last(rules), cleared).state;
    const first = capsules.start({ rules, mode: 'stages', level: 3, speed: 'med' }, 1);
    const again = until({ ...won, level: 2 }, staged).state;
    expect([again.level, again.dealt]).toEqual([3, 1]);
    expect(again.board).not.toEqual(first.board);
    const { board, next } = openStage(won.rules, 3, { pieces: won.pieces, misc: won.misc });
    expect([again.board, again.next]).toEqual([board, next]);
  });
});

describe('C9.3 the last level', () => {
  it.each([
    ['classic', 20],
    ['nes', 24],
  ] as const)('under %s is %i, and clearing it wins', (rules, level) => {
    const { state, events } = until(last(rules, { level }), cleared);
    expect(only(events, 'over')).toEqual([{ kind: 'over', ending: 'won' }]);
    expect(capsules.result(state)).toEqual([{ outcome: 'won', score: 200 }]);
    const before = until(last(rules, { level: level - 1 }), staged).state;
    expect([before.level, before.ending]).toEqual([level, null]);
    expect(capsules.result(before)).toBeUndefined();
  });
});

describe('C9.4 a marathon', () => {
  it.each([
    ['classic', 20],
    ['nes', 24],
  ] as const)('under %s repeats level %i and never slows down', (rules, level) => {
    const { state } = until(last(rules, { level, thrown: 31, speedUps: 3 }, 'marathon'), staged);
    expect(state).toMatchObject({ level, thrown: 31, speedUps: 3 });
    expect(spawned(state).speedUps).toBe(3);
  });
});

describe('C9.5 a single stage', () => {
  it.each(NAMES)('is won when it is cleared under %s', (rules) => {
    const { state } = until(last(rules, {}, 'single'), cleared);
    expect(state).toMatchObject({ phase: 'over', ending: 'won', stages: 1 });
    expect(press(state, '...').state).toBe(state);
  });
});
