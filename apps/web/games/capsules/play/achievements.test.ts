import { capsules, type State } from '@rensa/games/capsules';
import { expect, test } from 'vitest';
import { CAPSULES_ACHIEVEMENTS } from './achievements.ts';

const START = capsules.start(capsules.parseSetup({ rules: 'classic' }), 1);
const earned = (state: Partial<State>): string[] =>
  CAPSULES_ACHIEVEMENTS.filter(({ holds }) => holds({ ...START, ...state })).map(({ id }) => id);

test('a game that has just begun has earned nothing', () => {
  expect(earned({})).toEqual([]);
});

test.each<[string, Partial<State>]>([
  ['stage1', { stages: 1 }],
  ['stage5', { stages: 5 }],
  ['chain3', { maxChain: 3 }],
  ['points', { score: 50_000 }],
])('%s is earned by a game that ends so', (id, state) => {
  expect(earned(state)).toContain(`capsules:${id}`);
});

test('what was stored as earned before is still an achievement', () => {
  const ids = CAPSULES_ACHIEVEMENTS.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['capsules:stage1', 'capsules:stage5', 'capsules:chain3', 'capsules:points']),
  );
});
