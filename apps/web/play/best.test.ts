import { beforeEach, expect, test, vi } from 'vitest';
import { bestOf, recordBest } from './best.ts';

interface Setup {
  readonly rules: string;
  readonly options?: object;
}

const ways = { game: { id: 'tally' }, choices: [{ key: 'rules' as const }] };
const plain: Setup = { rules: 'classic' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

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
