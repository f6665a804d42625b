import { puyo, type State } from '@rensa/games/puyo';
import { expect, test } from 'vitest';
import { PUYO_ACHIEVEMENTS } from './achievements.ts';

const START = puyo.start(puyo.parseSetup({ rules: 'classic' }), 1);
const earned = (state: Partial<State>): string[] =>
  PUYO_ACHIEVEMENTS.filter(({ holds }) => holds({ ...START, ...state })).map(({ id }) => id);

test('a game that has just begun has earned nothing', () => {
  expect(earned({})).toEqual([]);
});

test.each<[string, Partial<State>]>([
  ['chain3', { maxChain: 3 }],
  ['chain5', { maxChain: 5 }],
  ['chain8', { maxChain: 8 }],
  ['points', { score: 100_000 }],
])('%s is earned by a game that ends so', (id, state) => {
  expect(earned(state)).toContain(`puyo:${id}`);
});

test('what was stored as earned before is still an achievement', () => {
  const ids = PUYO_ACHIEVEMENTS.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['puyo:chain3', 'puyo:chain5', 'puyo:chain8', 'puyo:points']));
});
