import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changes, diceOf } from '../falling/drawn.testing.ts';
import { at, type Board, colorOf, COLS, EMPTY } from './board.ts';
import { type Capsule, fits, landing, withCapsule } from './capsule.ts';
import type { Rules } from './rules.ts';
import { given, held, only, pairOf, press, spawned, until } from './drawn.testing.ts';
import { settle } from './settle.ts';
import type { State } from './state.ts';

const CASES: readonly [string, 'classic' | 'nes', Partial<Rules>][] = [
  ['classic', 'classic', {}],
  ['nes', 'nes', {}],
  ['classic, all settling first', 'classic', { afterLock: 'settle' }],
  ['classic with capsules that hold', 'classic', { afterLock: 'settle', flat: 'holds' }],
  ['nes with capsules that come apart', 'nes', { flat: 'splits' }],
];

/** A bottle at rest with viruses, singles and whole capsules. */
function anyBottle(rules: Rules, roll: (n: number) => number): Board {
  let board: Board = Array.from({ length: rules.rows * COLS }, () =>
    roll(8) === 0 ? 1 + roll(3) + 4 * roll(2) : EMPTY,
  );
  for (let i = roll(40); i > 0; i--) {
    const capsule = { axis: 1 + roll(3), child: 1 + roll(3), row: roll(rules.rows), col: roll(COLS), facing: roll(4) };
    if (fits({ board, rules }, capsule)) ({ board } = withCapsule({ board, rules }, capsule));
  }
  return settle(board, rules).board;
}

/** A capsule in hand anywhere in such a bottle; undefined where it has no room. */
function anywhere(start: State, seed: number): State | undefined {
  const roll = diceOf(seed);
  const board = anyBottle(start.rules, roll);
  const place = { row: roll(start.rules.rows), col: roll(COLS), facing: roll(4), hang: roll(2) };
  return fits({ board, rules: start.rules }, place)
    ? { ...start, board, pair: { ...pairOf(start), ...place } }
    : undefined;
}

/** The board once the capsule has locked and all has settled. */
function dropped(state: State): Board {
  if (state.rules.hardDrop !== null) return press(state, '!').state.board;
  return until(state, ({ events }) => only(events, 'locked').length > 0).state.board;
}

describe.each(CASES)('the landing under %s', (_, rules, options) => {
  const start = spawned(given('..', { rules, options, capsule: 'rb' }));

  it('is where each half comes to rest when the capsule is dropped, in any bottle and from any place', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const state = anywhere(start, seed);
        if (state === undefined) return;
        const { axis, child } = landing(state, pairOf(state));
        const halves = [
          { index: at(axis.row, axis.col), color: 2 },
          { index: at(child.row, child.col), color: 3 },
        ].filter(({ index }) => index < state.board.length);
        const after = dropped(state);
        expect(changes(state.board, after)).toEqual(halves.map(({ index }) => index).toSorted((a, b) => a - b));
        for (const { index, color } of halves) expect(colorOf(after[index])).toBe(color);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the landing', () => {
  const over = (rules: 'classic' | 'nes', options: Partial<Rules> = {}) =>
    landing(...spaceOf(held('......yo........\n......yo........', { row: 9 }, { rules, options })));
  const spaceOf = (state: State): [State, Capsule] => [state, pairOf(state)];

  it('shows a flat capsule whole over a gap', () => {
    for (const rules of ['classic', 'nes'] as const) {
      expect(over(rules)).toEqual({ axis: { row: 2, col: 3 }, child: { row: 2, col: 4 } });
    }
  });

  it('shows it come apart where everything settles first', () => {
    expect(over('classic', { afterLock: 'settle' })).toEqual({ axis: { row: 2, col: 3 }, child: { row: 0, col: 4 } });
  });
});
