import { describe, expect, test } from 'vitest';
import { helpersHere } from './helpers.ts';
import { FakeWorker } from './worker.testing.ts';

/** Helpers whose workers a test answers for. */
function opened(cores: number) {
  const workers: FakeWorker[] = [];
  const open = (): Worker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { helpers: helpersHere(open, cores), workers };
}

describe('helpers of a bot', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [16, 3],
  ])('leave cores to the page: of %i they take %i', (cores, count) => {
    const { helpers, workers } = opened(cores);
    expect([helpers.length, workers.length]).toEqual([count, 0]);
  });

  test('are opened once, when they are first asked', async () => {
    const { helpers, workers } = opened(3);
    const first = helpers[0]?.('view', 10, 2);
    expect(workers[0]?.heard).toEqual([{ id: 1, view: 'view', nodes: 10, index: 2 }]);
    workers[0]?.say({ id: 1, found: 'a part' });
    expect(await first).toBe('a part');
    void helpers[0]?.('view', 10, 3);
    expect(workers).toHaveLength(1);
  });

  test('do not take the answer to an earlier question for that to this one', async () => {
    const { helpers, workers } = opened(3);
    void helpers[0]?.('old', 10, 0);
    const now = helpers[0]?.('new', 10, 0);
    workers[0]?.say({ id: 1, found: 'old' });
    workers[0]?.say({ id: 2, found: 'new' });
    expect(await now).toBe('new');
  });

  test('that fail are replaced by the next question', async () => {
    const { helpers, workers } = opened(3);
    const asked = helpers[0]?.('view', 10, 0);
    workers[0]?.fail();
    await expect(asked).rejects.toThrow('failed');
    void helpers[0]?.('view', 10, 0);
    expect(workers.map(({ alive }) => alive)).toEqual([false, true]);
  });
});
