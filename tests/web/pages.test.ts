import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { MISSING, ROUTES } from '../../apps/web/router.ts';
import { cutWordsOf } from './look/breaks.ts';
import { faultsOf } from './look/faults.ts';
import { faultsOfFocus } from './look/focus.ts';
import { follow, openPage } from './browser/page.ts';
import { SMOKE } from './smoke.ts';
import { en, ja } from './look/words.ts';

/** Each screen in one of the languages: what is wrong with both is wrong with either. */
const VISITS = [
  { look: { size: 'desktop', locale: 'en-GB', reducedMotion: 'reduce' }, t: en },
  { look: { size: 'phone', locale: 'ja-JP', reducedMotion: 'reduce' }, t: ja },
] as const;

const THEMES = [
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'more' },
  { theme: 'dark', contrast: 'more' },
] as const;

async function setTheme(page: Page, theme: 'light' | 'dark', contrast: 'normal' | 'more'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, contrast: contrast === 'more' ? 'more' : 'no-preference' });
  await page.locator(`html[data-theme="${theme}"][data-contrast="${contrast}"]`).waitFor();
}

/** In one load of the page: everything in light, and the colors of the other themes. */
async function faultsInAllThemes(page: Page): Promise<string[]> {
  await setTheme(page, 'light', 'normal');
  const faults = await faultsOf(page);
  for (const { theme, contrast } of THEMES) {
    await setTheme(page, theme, contrast);
    const found = await faultsOf(page, 'colors');
    faults.push(...found.map((fault) => `${theme}, contrast ${contrast}: ${fault}`));
  }
  await page.emulateMedia({ contrast: null });
  return faults;
}

const PAGES = [...ROUTES, { ...MISSING, path: '/nowhere/at/all' }];

/** Goes to a page by a link, and waits until it is there. */
async function show(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
}

test('every page opens', SMOKE, async () => {
  const page = await openPage('/');
  for (const { path, title } of PAGES) {
    await show(page, path);
    await expect.poll(() => page.title()).toBe(title.en);
  }
});

describe.each(VISITS)('on a $look.size in $look.locale', ({ look, t }) => {
  test('axe finds no fault in any page in any theme, and the Tab key reaches all of it', async () => {
    const page = await openPage('/', look);
    const faults: string[] = [];
    for (const { path } of PAGES) {
      await show(page, path);
      const found = await faultsInAllThemes(page);
      if (look.size === 'desktop') found.push(...(await faultsOfFocus(page)));
      if (look.size === 'phone') found.push(...(await cutWordsOf(page)).map((word) => `a line break in ${word}`));
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('neither in the settings', async () => {
    const page = await openPage('/', look);
    await page.getByRole('button', { name: t.settings }).click();
    await page.getByRole('dialog', { name: t.settings }).waitFor();
    expect(await faultsInAllThemes(page)).toEqual([]);
    expect(await faultsOfFocus(page)).toEqual([]);
    if (look.size === 'phone') expect(await cutWordsOf(page)).toEqual([]);
  });
});

test('a line break inside a Japanese word is found, and one between words is not', async () => {
  const page = await openPage('/nowhere', { size: 'phone', locale: 'ja-JP' });
  const cutAt = async (letters: number): Promise<string[]> => {
    await page.locator('h1').evaluate((head, letters) => {
      head.textContent = '連鎖です';
      Object.assign(head.style, { width: 'max-content', letterSpacing: '0', whiteSpace: 'nowrap' });
      const letter = head.getBoundingClientRect().width / head.textContent.length;
      Object.assign(head.style, { width: `${(letters + 0.5) * letter}px`, whiteSpace: '', wordBreak: 'break-all' });
    }, letters);
    return (await cutWordsOf(page)).filter((word) => word.includes('連鎖です'));
  };
  expect(await cutAt(2)).toEqual([]);
  expect(await cutAt(3)).toEqual(['“で/す” in “連鎖です”']);
});

test('where the system forces its colors, controls have edges and boards have high contrast', async () => {
  const page = await openPage('/');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('html[data-contrast="more"]').waitFor();
  await page.getByRole('button', { name: en.settings }).click();
  const sheet = page.getByRole('dialog', { name: en.settings });
  await sheet.waitFor();
  const edges = await sheet
    .locator('.switch, .segments, .icon-button')
    .evaluateAll((controls) => controls.map((each) => getComputedStyle(each).borderTopStyle));
  expect(new Set(edges)).toEqual(new Set(['solid']));
  const [on, off] = await Promise.all(
    [':checked', ':not(:checked)'].map((state) =>
      sheet
        .locator(`.segment input${state} + span`)
        .first()
        .evaluate((each) => getComputedStyle(each).backgroundColor),
    ),
  );
  expect(on).not.toBe(off);
});
