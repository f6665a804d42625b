import { puyo, type State } from '@rensa/games/puyo';
import { expect, it } from 'vitest';
import { type PuyoView, viewOf } from './view.ts';

const alone = (own: State): PuyoView => viewOf({ own, opponent: null, left: null });

const SETUP = { rules: 'tsu', mode: 'endless', colors: 4 } as const;

function withPair(seed: number): State {
  let state = puyo.start(SETUP, seed);
  while (state.pair === null) ({ state } = puyo.step(state, [0]));
  return state;
}

it('shows the pair in hand, the two ahead, the boards and what is coming, and nothing else', () => {
  const state = withPair(1);
  const other = { ...withPair(2), pending: 3, queued: 4 };
  expect(viewOf({ own: state, opponent: other, left: 50 })).toEqual({
    board: state.board,
    pairs: [{ axis: state.pair?.axis, child: state.pair?.child }, ...state.next],
    pending: 0,
    due: 0,
    links: 0,
    colors: 4,
    left: 50,
    opponent: {
      board: other.board,
      pairs: [{ axis: other.pair?.axis, child: other.pair?.child }, ...other.next],
      pending: 7,
      due: 4,
      links: 0,
    },
  });
});

it('holds no future: another deck behind the same table looks the same', () => {
  const state = withPair(1);
  const { pieces, pool, misc } = withPair(99);
  const other = { ...state, pieces, pool: pool.toReversed(), misc, dealt: 77 };
  expect(alone(other)).toEqual(alone(state));
  expect(JSON.stringify(alone(state)).length).toBeLessThan(JSON.stringify(state.pool).length);
});

it('takes the next pair as in hand while none is', () => {
  const state = puyo.start(SETUP, 1);
  expect(alone(state).pairs).toEqual(state.next);
});

it('counts a link once it has been cleared, and none between two chains', () => {
  const state = { ...withPair(1), chain: 3 };
  const linksIn = (phase: State['phase']): number | undefined => alone({ ...state, phase }).links;
  expect(['pop', 'pause', 'settle'].map((phase) => linksIn(phase as State['phase']))).toEqual([2, 3, 3]);
  expect(['garbage', 'spawn', 'fall', 'lock'].map((phase) => linksIn(phase as State['phase']))).toEqual([0, 0, 0, 0]);
});
