import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idle, loadWhenIdle } from './idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one thing after another is loaded, also after one that failed', async () => {
  const order: string[] = [];
  const all = ['a', 'b', 'c'].map((name) =>
    loadWhenIdle(async () => {
      order.push(name);
      if (name === 'b') throw new Error('b does not come');
      return name;
    }).catch(() => 'failed'),
  );
  await vi.advanceTimersByTimeAsync(250);
  expect(order).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(all)).toEqual(['a', 'failed', 'c']);
});

test('one that hangs holds up the others for a few seconds only', async () => {
  void loadWhenIdle(() => new Promise(() => {}));
  const next = vi.fn<() => Promise<string>>(() => Promise.resolve('next'));
  void loadWhenIdle(next);
  await vi.advanceTimersByTimeAsync(4000);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(next).toHaveBeenCalledOnce();
});

test('a browser that is never idle is waited for no longer than asked', async () => {
  const asked = vi.fn<typeof requestIdleCallback>();
  vi.stubGlobal('requestIdleCallback', asked);
  void idle(150);
  expect(asked).toHaveBeenCalledWith(expect.any(Function), { timeout: 150 });
});
