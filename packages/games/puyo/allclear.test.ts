import { describe, expect, it } from 'vitest';
import { at, parseBoard } from './board.ts';
import { puyo } from './game.ts';
import { resolveBoard } from './resolve.ts';
import { RULES } from './rules.ts';
import { bonusDue } from './score.ts';
import { given, only, pairOf, type Played, resolved, spawned } from './drawn.testing.ts';
import type { State } from './state.ts';

/** Sets a pair down in column 3, the child above, and plays the turn out. */
function drop(state: State): Played {
  const start = spawned(state);
  return resolved({ ...start, pair: { ...pairOf(start), row: 0, col: 3 } });
}

describe('P7.1 an all clear', () => {
  it.each(['classic', 'tsu'] as const)('is a chain that leaves nothing under %s', (rules) => {
    const { events } = drop(given('RR....', { rules, pairs: 'RR' }));
    expect(only(events, 'allClear')).toEqual([]);
    expect(only(drop(given('.RR...', { rules, pairs: 'RR' })).events, 'allClear')).toHaveLength(1);
  });

  it('is not spoiled by a puyo kept in row 13', () => {
    const kept = parseBoard(`P.....\n${'......\n'.repeat(12)}RRRR..`);
    expect(resolveBoard(kept, RULES.tsu).allClear).toBe(true);
    expect(resolveBoard(kept, RULES.classic).allClear).toBe(false);
  });

  it('is spoiled by ojama, and needs a link: the empty start is none', () => {
    expect(resolveBoard(parseBoard('RRRR.O'), RULES.tsu).allClear).toBe(false);
    expect(resolveBoard(parseBoard('......'), RULES.classic)).toMatchObject({ allClear: false, score: 0 });
  });
});

describe('P7.2 its points', () => {
  it('are 5000, paid at once, under classic', () => {
    const { state, events } = drop(given('.RR...', { rules: 'classic', pairs: 'RR' }));
    expect(only(events, 'allClear')).toEqual([{ kind: 'allClear', points: 5000, due: 0 }]);
    expect([state.score, bonusDue(state)]).toEqual([5040, 0]);
    expect(resolveBoard(parseBoard('RRRR'), RULES.classic).score).toBe(5040);
  });

  it('are 2100, paid with the next chain and as 30 ojama, under tsu', () => {
    const first = drop(given('.RR...', { rules: 'tsu', pairs: 'RR YY' }));
    expect([first.state.score, bonusDue(first.state)]).toEqual([41, 2100]);
    expect(only(first.events, 'allClear')).toEqual([{ kind: 'allClear', points: 0, due: 2100 }]);
    const board = first.state.board.map((cell, i) => (i === at(0, 1) || i === at(0, 2) ? 4 : cell));
    const second = drop({ ...first.state, board, unspent: 0 });
    expect(second.state.score - first.state.score).toBe(1 + 40 + 2100);
    expect(only(second.events, 'sent')).toEqual([{ kind: 'sent', amount: 30 }]);
    expect(bonusDue(second.state)).toBe(second.state.rules.allClearScore);
    expect(resolveBoard(parseBoard('RRRR'), RULES.tsu).score).toBe(40);
  });
});

describe('P7.3 the points of a link', () => {
  const points = ({ events }: Played): number[] => only(events, 'popped').map((popped) => popped.points);

  it('include an all clear at once under classic', () => {
    expect(points(drop(given('.RR...', { rules: 'classic', pairs: 'RR' })))).toEqual([5040]);
    expect(points(drop(given('.RR..O', { rules: 'classic', pairs: 'RR' })))).toEqual([40]);
    expect(points(drop(given('.G....\n.GG...\nGRR...', { rules: 'classic', pairs: 'RR' })))).toEqual([40, 5320]);
  });

  it('include the all clear before with the first link of a chain under tsu', () => {
    const chain = given('.G....\n.GG...\nGRR..O', { rules: 'tsu', pairs: 'RR' });
    expect(points(drop(chain))).toEqual([40, 320]);
    expect(points(drop({ ...chain, bonusDue: true }))).toEqual([2140, 320]);
  });

  it.each(['classic', 'tsu'] as const)('are in an event of the tick that adds them to the score, under %s', (rules) => {
    let state: State = { ...spawned(given('.RR...', { rules, pairs: 'RR' })), bonusDue: rules === 'tsu' };
    state = { ...state, pair: { ...pairOf(state), row: 0, col: 3 } };
    for (let tick = 0; tick < 200; tick++) {
      const before = state;
      const step = puyo.step(state, [0]);
      state = step.state;
      const told = points(step).reduce((sum, n) => sum + n, 0);
      if (before.pair === null) expect(state.score - before.score).toBe(told);
    }
    expect(state.score).toBeGreaterThan(2000);
  });
});
