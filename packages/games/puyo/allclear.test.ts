import { describe, expect, it } from 'vitest';
import { at, parseBoard } from './board.ts';
import { resolveBoard } from './resolve.ts';
import { RULES } from './rules.ts';
import { given, only, type Played, resolved, spawned } from './testing.ts';
import type { State } from './state.ts';

/** Sets a pair down in column 3, the child above, and plays the turn out. */
function drop(state: State): Played {
  const start = spawned(state);
  return resolved({ ...start, pair: { ...(start.pair as NonNullable<State['pair']>), row: 0, col: 3 } });
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
    expect(only(events, 'allClear')).toEqual([{ kind: 'allClear', points: 5000 }]);
    expect(state.score).toBe(5040);
    expect(resolveBoard(parseBoard('RRRR'), RULES.classic).score).toBe(5040);
  });

  it('are 2100, paid with the next chain and as 30 ojama, under tsu', () => {
    const first = drop(given('.RR...', { rules: 'tsu', pairs: 'RR YY' }));
    expect([first.state.score, first.state.bonusDue]).toEqual([41, true]);
    const board = first.state.board.map((cell, i) => (i === at(0, 1) || i === at(0, 2) ? 4 : cell));
    const second = drop({ ...first.state, board, unspent: 0 });
    expect(second.state.score - first.state.score).toBe(1 + 40 + 2100);
    expect(only(second.events, 'sent')).toEqual([{ kind: 'sent', amount: 30 }]);
    expect(resolveBoard(parseBoard('RRRR'), RULES.tsu).score).toBe(40);
  });
});
