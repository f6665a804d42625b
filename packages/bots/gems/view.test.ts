import { gems, type RulesName, type State } from '@rensa/games/gems';
import { expect, it } from 'vitest';
import { type GemsView, viewOf } from './view.ts';

const alone = (own: State): GemsView => viewOf({ own, opponent: null, left: null });

function withPiece(seed: number, rules: RulesName = 'arcade'): State {
  let state = gems.start(gems.parseSetup({ rules, pattern: 'quilt' }), seed);
  while (state.pair === null) ({ state } = gems.step(state, [0]));
  return state;
}

it('a view shows the pieces, boards and counter gems on their way that a player sees, and nothing else', () => {
  const state = withPiece(1);
  const other = { ...withPiece(2), pending: 3, queued: 4, weakened: true };
  expect(viewOf({ own: state, opponent: other, left: 50 })).toEqual({
    rules: 'arcade',
    board: state.board,
    slabs: [],
    pieces: [{ axis: state.pair?.axis, child: state.pair?.child }, state.next],
    pending: 0,
    due: 0,
    weakened: false,
    pattern: 'quilt',
    diamond: 24,
    ticks: state.ticks,
    left: 50,
    opponent: {
      board: other.board,
      slabs: [],
      pieces: [{ axis: other.pair?.axis, child: other.pair?.child }, other.next],
      pending: 7,
      due: 4,
      weakened: true,
      pattern: 'quilt',
    },
  });
});

it('a view does not depend on hidden pieces or on the order of columns', () => {
  const state = withPiece(1);
  const { pieces, bags, drought } = withPiece(99);
  const order = (state.order + 1) % 8;
  const other: State = { ...state, pieces, bags: [[1, 2], bags[1]], drought: drought.map(() => 9), order };
  expect(alone(other)).toEqual(alone(state));
});

it('between two pieces the next one counts as in hand', () => {
  const state = gems.start(gems.parseSetup({ rules: 'classic' }), 1);
  expect(alone(state)).toMatchObject({ rules: 'classic', pieces: [state.next] });
});
