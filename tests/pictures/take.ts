import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { holdFrames, passFrames } from '../web/frames.ts';
import { takePage } from '../web/page.ts';
import type { PictureLanguage, SizeName, Theme } from './choice.ts';
import { NOON, type Scene } from './scene.ts';

export const FOLDER = fileURLToPath(new URL('../../.cache/pictures/', import.meta.url));

const LOCALES: Readonly<Record<PictureLanguage, string>> = { en: 'en-US', ja: 'ja-JP' };

/** A change of the theme reaches the board with the next frame. */
const FRAMES = 2;
const MOST_LOOKS = 40;

export interface Order {
  readonly scene: Scene;
  readonly size: SizeName;
  readonly language: PictureLanguage;
  readonly themes: readonly Theme[];
}

/** Where a picture is. */
export function fileOf({ scene, size, language }: Order, theme: Theme): string {
  return `${FOLDER}${scene.name}/${size}-${language}-${theme}.png`;
}

/** One load of the page for all themes. */
export async function takePictures(order: Order): Promise<void> {
  const { scene, size, language, themes } = order;
  const device = { size, density: size === 'phone' ? 2 : 1, locale: LOCALES[language] };
  const page = await takePage({ ...device, reducedMotion: 'reduce', kept: scene.kept ?? {} }, 'clock');
  await page.clock.setFixedTime(NOON);
  await setTheme(page, themes[0] as Theme);
  await holdFrames(page);
  await scene.show(page);
  await mkdir(`${FOLDER}${scene.name}`, { recursive: true });
  await untilStill(page);
  for (const theme of themes) {
    await setTheme(page, theme);
    await passFrames(page, FRAMES);
    await writeFile(fileOf(order, theme), await pictureOf(page));
  }
}

/** No frame passes, so nothing moves but what is still loading: until two pictures in a row are the same. */
async function untilStill(page: Page): Promise<void> {
  let last = await pictureOf(page);
  for (let i = 0; i < MOST_LOOKS; i++) {
    const next = await pictureOf(page);
    if (next.equals(last)) return;
    last = next;
  }
  throw new Error(`${page.url()} does not come to rest`);
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' });
}

/** The page hears of it when the browser draws next. */
async function setTheme(page: Page, theme: Theme): Promise<void> {
  const contrast = theme === 'contrast';
  await page.emulateMedia({ colorScheme: contrast ? 'dark' : theme, contrast: contrast ? 'more' : 'no-preference' });
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}
