import { expect, test } from 'vitest';

import { en } from './look/words.ts';
import { ja } from './look/words.ts';
import { openPage } from './browser/page.ts';
import { SMOKE } from './smoke.ts';

test.each([
  ['en-GB', 'en', en],
  ['ja-JP', 'ja', ja],
  ['fr-FR', 'en', en],
] as const)('the language of a browser in %s is %s', async (locale, lang, words) => {
  const page = await openPage('/nowhere', { locale });
  await page.getByRole('heading', { name: words.missingHead }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
});

test('the language can be chosen, at once and for the next visit', SMOKE, async () => {
  const page = await openPage('/');
  await page.getByRole('button', { name: en.settings }).click();
  await page.locator('label', { hasText: '日本語' }).click();
  await page.getByRole('dialog', { name: ja.settings }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
  await page.reload();
  await page.getByRole('button', { name: ja.settings }).waitFor();
});
