import { capsules, parseSetup, type State } from '@rensa/games/capsules';
import { expect, it } from 'vitest';
import { type CapsulesView, viewOf } from './view.ts';

const alone = (own: State): CapsulesView => viewOf({ own, opponent: null, left: null });

function withCapsule(seed: number): State {
  let state = capsules.start(parseSetup({ rules: 'nes', mode: 'single', level: 5, speed: 'hi' }), seed);
  while (state.pair === null) ({ state } = capsules.step(state, [0]));
  return state;
}

it('a view shows the capsules, boards, halves on their way and speed that a player sees, and nothing else', () => {
  const state = withCapsule(2);
  const other = { ...withCapsule(8), incoming: [1, 3], queued: 2 };
  expect(viewOf({ own: state, opponent: other, left: 50, pace: { reaction: 9, gap: 4 } })).toEqual({
    board: state.board,
    pairs: [{ axis: state.pair?.axis, child: state.pair?.child }, state.next],
    incoming: [],
    ruleset: { rules: 'nes' },
    rowTicks: 14,
    reaction: 9,
    gap: 4,
    opponent: {
      board: other.board,
      pairs: [{ axis: other.pair?.axis, child: other.pair?.child }, other.next],
      incoming: [1, 3],
    },
  });
});

it('a view does not depend on hidden capsules', () => {
  const state = withCapsule(2);
  const { reserve, pieces, misc } = withCapsule(999);
  expect(alone({ ...state, reserve: reserve.toReversed(), pieces, misc, dealt: 77 })).toEqual(alone(state));
});

it('a game of version 2 keeps its order after a lock', () => {
  const [version2] = capsules.earlier ?? [];
  const setup = parseSetup({ rules: 'classic', mode: 'single' });
  expect(version2 && alone(version2.start(setup, 1)).ruleset).toEqual({
    rules: 'classic',
    options: { afterLock: 'settle' },
  });
  expect(alone(capsules.start(setup, 1)).ruleset).toEqual({ rules: 'classic' });
});

it('between two capsules the next one counts as in hand', () => {
  const state = capsules.start(parseSetup({ rules: 'classic', mode: 'single' }), 1);
  expect(alone(state).pairs).toEqual([state.next]);
});
