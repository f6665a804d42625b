import { parseBoard, puyo, type State } from '@rensa/games/puyo';
import { expect, it } from 'vitest';
import { type PuyoView, viewOf } from './view.ts';

const alone = (own: State): PuyoView => viewOf({ own, opponent: null, left: null });

const SETUP = { rules: 'tsu', mode: 'endless', colors: 4 } as const;

function withPair(seed: number): State {
  let state = puyo.start(SETUP, seed);
  while (state.pair === null) ({ state } = puyo.step(state, [0]));
  return state;
}

it('a view shows the pair in hand, the two ahead, the boards and the ojama on its way, and nothing else', () => {
  const state = withPair(1);
  const other = { ...withPair(2), pending: 3, queued: 4, unspent: 55, bonusDue: true, pairs: 9 };
  expect(viewOf({ own: state, opponent: other, left: 50 })).toEqual({
    board: state.board,
    pairs: [{ axis: state.pair?.axis, child: state.pair?.child }, ...state.next],
    pending: 0,
    due: 0,
    placed: 0,
    links: 0,
    busy: 0,
    carried: 0,
    allClear: false,
    ticks: state.ticks,
    target: 70,
    colors: 4,
    palette: [...new Set(state.pool)].toSorted((a, b) => a - b),
    left: 50,
    opponent: {
      board: other.board,
      pairs: [{ axis: other.pair?.axis, child: other.pair?.child }, ...other.next],
      pending: 7,
      due: 4,
      placed: 9,
      links: 0,
      busy: 0,
      carried: 55,
      allClear: true,
    },
  });
});

it('a view does not depend on hidden pairs', () => {
  const state = withPair(1);
  const { pieces, misc } = withPair(99);
  const other = { ...state, pieces, pool: state.pool.toReversed(), misc, dealt: 77 };
  expect(alone(other)).toEqual(alone(state));
  expect(JSON.stringify(alone(state)).length).toBeLessThan(JSON.stringify(state.pool).length);
});

it('between two pairs the next one counts as in hand', () => {
  const state = puyo.start(SETUP, 1);
  expect(alone(state).pairs).toEqual(state.next);
});

it('a link counts after it has been cleared, and no link counts between two chains', () => {
  const state = { ...withPair(1), chain: 3 };
  const linksIn = (phase: State['phase']): number | undefined => alone({ ...state, phase }).links;
  expect((['pop', 'pause', 'settle'] as const).map(linksIn)).toEqual([2, 3, 3]);
  expect((['garbage', 'spawn', 'fall', 'lock'] as const).map(linksIn)).toEqual([0, 0, 0, 0]);
});

it('a view has the ticks of a running chain until the next pair may come', () => {
  const start = puyo.start(SETUP, 1);
  let state: State = { ...start, board: parseBoard('R.....\nGR....\nGRRG..\nGGBB..'), phase: 'settle', timer: 5 };
  const { busy = 0 } = alone(state);
  expect(busy).toBeGreaterThan(60);
  for (let left = busy; left > 0; left--) {
    expect(alone(state).busy).toBe(left);
    ({ state } = puyo.step(state, [0]));
  }
  expect(state.phase).toBe('spawn');
});

it('a view has the points per ojama after margin time, and none in a game without attacks', () => {
  const state = withPair(1);
  expect(alone({ ...state, ticks: 96 * 60 }).target).toBe(52);
  expect(alone({ ...state, rules: { ...state.rules, attack: null } })).not.toHaveProperty('target');
});
