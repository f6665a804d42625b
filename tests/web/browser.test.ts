import { afterEach, expect, test, vi } from 'vitest';

import { findBrowser } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

test('a browser that is asked for is taken', async () => {
  vi.stubEnv('RENSA_BROWSER', process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
});

test('a browser that is asked for and does not exist is an error, even where another one is installed', async () => {
  vi.stubEnv('RENSA_BROWSER', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow('/nowhere/chromium');
});
