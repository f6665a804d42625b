import { atOnce, type InParts } from '@rensa/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongWork, StoppedError } from './longwork.ts';

let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => vi.restoreAllMocks());

/** Every part takes ten milliseconds of a clock that nothing else moves. */
function* slowParts(count: number, done: number[]): InParts<string> {
  for (let i = 1; i <= count; i++) {
    now += 10;
    done.push(i);
    yield i / count;
  }
  return 'all';
}

test('work gives the page its turn after each slice, and says how far it is', async () => {
  const [work, done] = [new LongWork(), [] as number[]];
  const answer = work.run(slowParts(10, done));
  expect([done.length, work.share.value]).toEqual([3, 0.3]);
  expect(await answer).toBe('all');
  expect([done.length, work.share.value]).toEqual([10, 0.9]);
});

test('work that is stopped does nothing more', async () => {
  const [work, done] = [new LongWork(), [] as number[]];
  const answer = work.run(slowParts(10, done));
  work.stop();
  await expect(answer).rejects.toThrow(StoppedError);
  expect(done).toHaveLength(3);
});

test('work that was stopped before it began never does', async () => {
  const [work, done] = [new LongWork(), [] as number[]];
  work.stop();
  await expect(work.run(slowParts(10, done))).rejects.toThrow(StoppedError);
  expect(done).toEqual([]);
});

test('quick work is one slice, and rejects with its own error', async () => {
  const parts = function* (): InParts<string> {
    yield 0.5;
    throw new Error('refused');
  };
  await expect(new LongWork().run(parts())).rejects.toThrow('refused');
  expect(atOnce(slowParts(2, []))).toBe('all');
});
