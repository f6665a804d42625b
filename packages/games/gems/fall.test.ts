import { describe, expect, it } from 'vitest';
import { gravityAt } from '../falling/level.ts';
import { RULES } from './rules.ts';
import { draw, drawing, held, only, pairOf, type Played, press, resolved, until } from './drawn.testing.ts';
import type { State } from './state.ts';

const RULESETS = ['classic', 'arcade'] as const;

function ticksUntil(state: State, done: (played: Played) => boolean, key = '.'): number {
  return until(state, done, key).state.ticks - state.ticks;
}

const locks = ({ events }: Played): boolean => only(events, 'locked').length > 0;
const lands = ({ state }: Played): boolean => state.phase === 'lock';

describe.each(RULESETS)('under %s', (rules) => {
  const low = (row: number, board = ''): State => held(board, row, { rules });

  it('G3.1 falling takes 48 ticks per row', () => {
    const first = press(low(8), '.').state;
    expect(first.pair).toMatchObject({ row: 7, drop: 48, pace: 48 });
    expect(ticksUntil(first, ({ state }) => state.pair?.row === 6)).toBe(48);
  });

  it('G3.2 a soft drop takes 5 ticks per row, and always at least one', () => {
    const first = press(low(8), 'v').state;
    expect(ticksUntil(first, ({ state }) => state.pair?.row === 3, 'v')).toBe(20);
    expect(pairOf(press({ ...low(8), gravity: 4 }, 'v').state).pace).toBe(1);
    expect(pairOf(press({ ...low(8), gravity: 200 }, 'v').state).pace).toBe(20);
  });

  it('G3.4 a soft drop scores nothing', () => {
    expect(until(low(8), lands, 'v').state.score).toBe(0);
  });

  it('G3.5 a piece on the ground locks after 21 ticks', () => {
    expect(ticksUntil(until(low(0), lands).state, locks)).toBe(21);
  });

  it('G3.6 the time starts again when the piece could fall again, and not otherwise', () => {
    const landed = until(low(2, '...G..\n...Y..'), lands).state;
    const off = press(press(landed, '.'.repeat(20)).state, '<').state;
    expect([off.phase, pairOf(off).row]).toEqual(['fall', 1]);
    expect(until(off, lands).state).toMatchObject({ timer: 21, pair: { groundings: 2 } });
    expect(locks(press(until(low(0), lands).state, '<>'.repeat(10)))).toBe(false);
    expect(locks(press(until(low(0), lands).state, `${'<>'.repeat(10)}<`))).toBe(true);
  });

  it('G3.7 the ninth touch of the ground locks at once', () => {
    const touch = (groundings: number) => locks(press(held('', 0, { rules }, { groundings }), '.'));
    expect([touch(7), touch(8)]).toEqual([false, true]);
  });

  it('G3.8 a soft drop on the ground locks at once', () => {
    expect(locks(press(until(low(0), lands).state, 'v'))).toBe(true);
  });

  it('G3.9 a level has 20 pieces, and none is faster than 6 ticks per row', () => {
    const lock = (pairs: number) => until({ ...low(0), pairs }, locks);
    expect(lock(18).state).toMatchObject({ level: 1, gravity: 48 });
    expect(lock(19).state).toMatchObject({ level: 2, gravity: 43 });
    expect(only(lock(19).events, 'leveled')).toEqual([{ kind: 'leveled', level: 2 }]);
    const series = Array.from({ length: 22 }, (_, i) => gravityAt(RULES[rules], i + 1));
    expect(series).toEqual([48, 43, 39, 35, 31, 28, 26, 23, 21, 19, 17, 15, 14, 12, 11, 10, 9, 8, 7, 6, 6, 6]);
  });

  it('G3.10 the next piece comes one tick after the turn', () => {
    const { state } = resolved(low(0));
    expect(ticksUntil(state, (played) => played.state.phase === 'fall')).toBe(1);
  });
});

describe('G3.3 a hard drop', () => {
  it('under classic falls at once, locks, and scores nothing', () => {
    const { state, events } = press(held('..G.G.', 8, { rules: 'classic' }), '!');
    expect(only(events, 'locked')).toMatchObject([{ hard: true, cells: [3, 9] }]);
    expect([state.score, draw({ ...state, pair: null })]).toEqual([0, drawing('...B..\n..GRG.')]);
  });

  it('does not exist under arcade', () => {
    const { state, events } = press(held('', 8, { rules: 'arcade' }), '!');
    expect([state.phase, events]).toEqual(['fall', []]);
  });
});
