import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentNotice, dismiss } from '../../base/screen/notice.ts';
import { reloadImported, notifyImported } from './imported.ts';

beforeEach(() => {
  for (let left = currentNotice(); left !== undefined; left = currentNotice()) dismiss(left.id);
});
afterEach(() => vi.unstubAllGlobals());

test('an import is said once, by the page that it loads again', () => {
  const history = { state: { index: 2 } as unknown, replaceState: (state: unknown) => void (history.state = state) };
  const reload = vi.fn<() => void>();
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { reload });
  notifyImported();
  expect(currentNotice()).toBeUndefined();
  reloadImported();
  expect(reload).toHaveBeenCalledOnce();
  notifyImported();
  const said = currentNotice();
  expect(said).toBeDefined();
  dismiss(said?.id ?? 0);
  notifyImported();
  expect(currentNotice()).toBeUndefined();
  expect(history.state).toEqual({ index: 2 });
});
