import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsIn } from '../falling/pair.ts';
import { changes, diceOf } from '../falling/drawn.testing.ts';
import { at, COLS, isFree, ROWS } from './board.ts';
import { countDown } from './garbage.ts';
import { fuse } from './power.ts';
import type { Rules } from './rules.ts';
import { held, only, pairOf, press, until } from './drawn.testing.ts';
import { settle } from './settle.ts';
import { cellsOf } from './slab.ts';
import type { State } from './state.ts';
import { landing } from './rotate.ts';

/** A field at rest with gems of all kinds, and holes below slabs where the rules have them. */
function anyField(rules: Rules, roll: (n: number) => number): Pick<State, 'board' | 'slabs'> {
  const [fill, kinds] = [1 + roll(10), [2, 9, 29][roll(3)]];
  const cells = Array.from({ length: ROWS * COLS }, (_, i) => (i < at(12, 0) && roll(10) < fill ? 1 + roll(kinds) : 0));
  const { board } = settle({ board: cells, slabs: [] }, rules);
  const slabs = fuse({ board, slabs: [] }, rules);
  const rigid = new Set(slabs.flatMap(cellsOf));
  const holed = board.map((cell, index) => (rigid.has(index) || roll(3) > 0 ? cell : 0));
  return settle({ board: holed, slabs }, rules);
}

/** A piece in hand anywhere in such a field; undefined where it has no room. */
function anywhere(start: State, seed: number): State | undefined {
  const roll = diceOf(seed);
  const place = { row: roll(12), col: roll(COLS), facing: roll(4), hang: roll(2) };
  const state = { ...start, ...anyField(start.rules, roll), pair: { ...pairOf(start), ...place } };
  return fitsIn(isFree, state, place) ? state : undefined;
}

/** The board once the piece has locked and all has settled. */
function dropped(state: State): readonly number[] {
  if (state.rules.hardDrop !== null) return press(state, '!').state.board;
  return until(state, ({ events }) => only(events, 'locked').length > 0).state.board;
}

describe.each(['classic', 'arcade'] as const)('the landing under %s', (rules) => {
  const start = held('', 0, { rules });

  it('is where each gem comes to rest when the piece is dropped, on any board and from any place', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const state = anywhere(start, seed);
        if (state === undefined) return;
        const { axis, child } = landing(state, pairOf(state));
        const after = dropped(state);
        const spots = [at(axis.row, axis.col), at(child.row, child.col)];
        expect(changes(countDown(state.board), after)).toEqual(spots.toSorted((a, b) => a - b));
        expect(spots.map((index) => after[index])).toEqual([1, 3]);
      }),
      { numRuns: 400 },
    );
  });
});
