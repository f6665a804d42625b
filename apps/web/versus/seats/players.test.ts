import { beforeAll, expect, test } from 'vitest';
import { playersOf } from './players.tsx';
import type { SeatedPlan } from '../series/plan.ts';
import { setupText } from '../text/setup/text.ts';

beforeAll(() => setupText.load());

const people = (setup: SeatedPlan['setup']): SeatedPlan => ({
  setup,
  bestOf: 1,
  sides: [{ kind: 'person' }, { kind: 'person' }],
  devices: ['keys1', 'keys2'],
});

const notes = (setup: SeatedPlan['setup']): string[] => playersOf(people(setup), undefined).map(({ note }) => note());

test('a seat says its handicap beside its device, and none where there is none', () => {
  const [first, second] = notes({});
  expect(notes({ handicap: [100, 50] })).toEqual([first, `${second} · Handicap 50%`]);
  expect(notes({ handicap: [75, 100] })).toEqual([`${first} · Handicap 75%`, second]);
});
