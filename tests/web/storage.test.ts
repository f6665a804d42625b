// What the browser does to stored values: no room in its database, and another time zone while a page is open.

import { expect, test } from 'vitest';
import { en as replaysEnglish } from '../../apps/web/pages/replays/text/en.ts';
import { freshPage, holdKey } from './browser/page.ts';
import { holdFrames } from './browser/frames.ts';
import { FALLING } from './playing/falling.ts';
import { until } from './playing/game.ts';

test('a game that the database has no room for waits, and is kept as soon as there is some', async () => {
  const page = await freshPage();
  await holdFrames(page);
  await page.goto(`${FALLING[0]}?start=1&seed=1`);
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await until(page, { phase: 'playing' });
  await holdKey(page, 'ArrowDown');
  await until(page, { phase: 'over' });
  await page.keyboard.up('ArrowDown');
  const waiting = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rensa:replay:')));
  await expect.poll(waiting).toHaveLength(1);
  await page.goto('/replays');
  await page.getByText(replaysEnglish.keptOf(1, 0)).waitFor();
  await expect.poll(waiting).toEqual([]);
});

test('the day follows the time zone of a device that travels while a page is open', async () => {
  const page = await freshPage();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Pago_Pago' });
  await page.goto('/');
  const head = page.locator('.today-head');
  await head.waitFor();
  const before = await head.textContent();
  // Twenty-five hours further: always another day.
  await browser.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => head.textContent()).not.toBe(before);
});
