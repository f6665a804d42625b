// The tools on a tablet that stands upright: the board takes most of its height.

import { expect, test } from 'vitest';
import { faultsOf } from '../look/faults.ts';
import { openPage, SIZES } from '../browser/page.ts';

/** The share of the height that the board takes at least. */
const MIN_SHARE = 0.65;

test.each(['/puyo/lab', '/puyo/practice?seed=7', '/puyo/nazo/2/easy/40'])(
  '%s uses the height of a tablet',
  async (path) => {
    const page = await openPage(path, { size: 'tablet' });
    const field = page.locator('.tool-field').first();
    const { width, height } = SIZES.tablet.viewport;
    await expect.poll(async () => ((await field.boundingBox())?.height ?? 0) / height).toBeGreaterThan(MIN_SHARE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await faultsOf(page)).toEqual([]);
  },
);
