import { afterEach, expect, test, vi } from 'vitest';

import { findBrowser, findFirefox, findHeadless } from './browser/browser.ts';
import { SMOKE } from './smoke.ts';

afterEach(() => vi.unstubAllEnvs());

test('a browser that is asked for is taken', SMOKE, async () => {
  vi.stubEnv('RENSA_BROWSER', process.execPath);
  expect([await findBrowser(), await findHeadless()]).toEqual([process.execPath, process.execPath]);
});

test('a browser that is asked for and does not exist is an error, even where another one is installed', async () => {
  vi.stubEnv('RENSA_BROWSER', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow('/nowhere/chromium');
  await expect(findHeadless()).rejects.toThrow('/nowhere/chromium');
});

test('a Firefox that is asked for is taken; one that does not exist is an error', () => {
  vi.stubEnv('RENSA_FIREFOX', process.execPath);
  expect(findFirefox()).toBe(process.execPath);
  vi.stubEnv('RENSA_FIREFOX', '/nowhere/firefox');
  expect(findFirefox).toThrow('/nowhere/firefox');
});
