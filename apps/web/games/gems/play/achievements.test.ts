import { gems, type State } from '@rensa/games/gems';
import { expect, test } from 'vitest';
import { GEMS_ACHIEVEMENTS } from './achievements.ts';

const START = gems.start(gems.parseSetup({ rules: 'classic' }), 1);
const earned = (state: Partial<State>): string[] =>
  GEMS_ACHIEVEMENTS.filter(({ holds }) => holds({ ...START, ...state })).map(({ id }) => id);

test('a game that has just begun has earned nothing', () => {
  expect(earned({})).toEqual([]);
});

test.each<[string, Partial<State>]>([
  ['tech', { techs: 1 }],
  ['clear', { allClears: 1 }],
  ['chain4', { maxChain: 4 }],
  ['points', { score: 200_000 }],
])('%s is earned by a game that ends so', (id, state) => {
  expect(earned(state)).toContain(`gems:${id}`);
});

test('what was stored as earned before is still an achievement', () => {
  const ids = GEMS_ACHIEVEMENTS.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['gems:tech', 'gems:clear', 'gems:chain4', 'gems:points']));
});
