import { INPUT } from '@rensa/games/falling';
import {
  type Capsule,
  capsules,
  parseBoard,
  parseSetup,
  type RulesName,
  RULES,
  type State,
} from '@rensa/games/capsules';
import { describe, expect, it } from 'vitest';
import { findPresses } from '../bot/pilot.ts';
import { SeatPilot } from '../play/pilot.ts';
import { capsulesBots } from './game.ts';
import type { CapsulePlacement } from './placement.ts';

/** A state with a new capsule in hand. */
function spawnedOn(drawing: string, axis: number, child: number, rules: RulesName = 'nes'): State {
  const start = capsules.start(parseSetup({ rules, mode: 'single' }), 1);
  const board = parseBoard(drawing, RULES[rules].rows);
  return capsules.step({ ...start, board, phase: 'spawn', timer: 1, next: { axis, child } }, [0]).state;
}

/** Presses the answer of the pilot, then lets the capsule fall. Returns the capsule in the tick in which it locks. */
function flown(state: State, placement: CapsulePlacement): Capsule | undefined {
  const presses = findPresses(capsulesBots, state, placement);
  if (presses === undefined) return undefined;
  let last: Capsule | undefined;
  for (let tick = 0; state.pair !== null; tick++) {
    last = state.pair;
    state = capsules.step(state, [presses[tick] ?? INPUT.soft]).state;
  }
  return last;
}

/** A shelf over the first two columns. */
const SHELF = 'b*b*\n....\n....';

describe('the pilot', () => {
  it.each(['nes', 'classic'] as const)('lays a capsule on a shelf and slips it below, under %s', (rules) => {
    const state = spawnedOn(SHELF, 1, 2, rules);
    expect(flown(state, { col: 0, rot: 1, row: 3 })).toMatchObject({ row: 3, col: 0, facing: 1 });
    expect(flown(state, { col: 0, rot: 1, row: 0 })).toMatchObject({ row: 0, col: 0, facing: 1 });
    expect(flown(state, { col: 1, rot: 0, row: 0 })).toMatchObject({ row: 0, col: 1, facing: 0 });
  });

  it('comes to rest in the first possible row if no row is given', () => {
    expect(flown(spawnedOn(SHELF, 1, 2), { col: 0, rot: 1 })).toMatchObject({ row: 3, col: 0, facing: 1 });
  });

  it('finds no way into a cave, into the air or through a wall', () => {
    const state = spawnedOn('b*b*\n..b*', 1, 2);
    expect(flown(state, { col: 0, rot: 0, row: 0 })).toBeUndefined();
    expect(flown(state, { col: 5, rot: 1, row: 2 })).toBeUndefined();
    expect(flown(state, { col: 7, rot: 1, row: 0 })).toBeUndefined();
  });

  it('lays a capsule of one color either way round', () => {
    const state = spawnedOn(SHELF, 1, 1);
    expect(findPresses(capsulesBots, state, { col: 4, rot: 3, row: 0 })).toEqual([]);
    expect(findPresses(capsulesBots, spawnedOn(SHELF, 1, 2), { col: 4, rot: 3, row: 0 })).not.toEqual([]);
  });
});

it('the pilot slips a capsule below a shelf with a slow hand too', () => {
  let state = spawnedOn(SHELF, 1, 2);
  const pilot = new SeatPilot(capsulesBots, { reaction: 12, gap: 7 });
  expect(pilot.steer(state, [{ col: 0, rot: 1, row: 0 }])).toBe(true);
  let last: Capsule | null = null;
  while (state.pair !== null) {
    last = state.pair;
    state = capsules.step(state, [pilot.next(state)]).state;
  }
  expect(last).toMatchObject({ row: 0, col: 0, facing: 1 });
});
