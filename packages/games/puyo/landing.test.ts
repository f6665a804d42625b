import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childCol, childRow } from '../falling/pair.ts';
import { changes, diceOf } from '../falling/drawn.testing.ts';
import { at, COLS, ROWS } from './board.ts';
import { fits, landing, type Pair } from './pair.ts';
import type { Rules } from './rules.ts';
import { given, only, pairOf, press, spawned, until } from './drawn.testing.ts';
import { settle } from './settle.ts';
import type { State } from './state.ts';

const CASES: readonly [string, 'classic' | 'tsu', Partial<Rules>][] = [
  ['classic', 'classic', {}],
  ['tsu', 'tsu', {}],
  ['tsu with the axis let into row 13', 'tsu', { kickRow: 13 }],
];

/** A pair in hand anywhere on any board at rest; undefined where it has no room. */
function anywhere(state: State, seed: number): State | undefined {
  const roll = diceOf(seed);
  const fill = 1 + roll(10);
  const cells = Array.from({ length: ROWS * COLS }, () => (roll(10) < fill ? 1 + roll(6) : 0));
  const { board } = settle(cells, state.rules);
  const place = { row: roll(state.rules.kickRow + 1), col: roll(COLS), facing: roll(4) };
  const pair: Pair = { ...pairOf(state), ...place, hang: roll(2) };
  return fits(board, place) ? { ...state, board, pair } : undefined;
}

/** The board once the pair has locked and all has settled. */
function dropped(state: State): readonly number[] {
  if (state.rules.hardDrop !== null) return press(state, '!').state.board;
  return until(state, ({ events }) => only(events, 'locked').length > 0).state.board;
}

describe.each(CASES)('the landing under %s', (_, rules, options) => {
  const start = spawned(given('', { rules, options, pairs: 'RB' }));

  it('is where each half comes to rest when the pair is dropped, on any board and from any place', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const state = anywhere(start, seed);
        if (state === undefined) return;
        const { axis, child } = landing(state, pairOf(state));
        const after = dropped(state);
        const spots = [at(axis.row, axis.col), at(child.row, child.col)];
        expect(changes(state.board, after)).toEqual(spots.toSorted((a, b) => a - b));
        expect(spots.map((index) => after[index])).toEqual([1, 3]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the landing', () => {
  it('shows a flat pair come apart', () => {
    const state = spawned(given('..G...\n..Y...', { rules: 'tsu', pairs: 'RB' }));
    const flat = { ...pairOf(state), facing: 1 };
    expect([childRow(flat), childCol(flat)]).toEqual([11, 3]);
    expect(landing(state, flat)).toEqual({ axis: { row: 2, col: 2 }, child: { row: 0, col: 3 } });
  });
});
