import { expect, test } from 'vitest';
import { AllClears } from './allclears.ts';

test('all clears are counted over all ticks, on from a saved game, and from none in the next', () => {
  const counted = new AllClears((event: string) => event === 'cleared');
  counted.restore(2);
  counted.tick({ events: ['spawned', 'cleared'] });
  counted.tick({ events: [] });
  expect(counted.count).toBe(3);
  counted.show();
  expect(counted.count).toBe(0);
});
