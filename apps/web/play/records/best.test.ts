import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../base/storage/storage.testing.ts';
import { bestOf, recordBest } from './best.ts';

interface Setup {
  readonly rules: string;
  readonly options?: object;
}

const ways = { game: { id: 'tally' }, choices: [{ key: 'rules' as const }] };
const plain: Setup = { rules: 'classic' };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('the best score of each way to play is kept', () => {
  recordBest(ways, plain, 300);
  recordBest(ways, plain, 200);
  recordBest(ways, { rules: 'other' }, 100);
  expect([bestOf(ways, plain), bestOf(ways, { rules: 'other' })]).toEqual([300, 100]);
});

test('custom games are kept apart: they neither have a best score nor become one', () => {
  const custom = { ...plain, options: { speed: 3 } };
  recordBest(ways, plain, 300);
  recordBest(ways, custom, 9000);
  expect([bestOf(ways, custom), bestOf(ways, plain)]).toEqual([undefined, 300]);
});

test.each(['constructor', 'toString', '__proto__'])('a way with the name %s has no score of its own', (rules) => {
  expect(bestOf(ways, { rules })).toBeUndefined();
  recordBest(ways, { rules }, 7);
  expect(bestOf(ways, { rules })).toBe(7);
});
