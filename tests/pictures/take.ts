import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { holdFrames, passFrames } from '../web/browser/frames.ts';
import { addScript, takePage } from '../web/browser/page.ts';
import { setText } from '../web/look/room.ts';
import type { PictureLanguage, SizeName, Theme } from './choice.ts';
import { NOON, type Scene } from './scene.ts';

export const FOLDER = fileURLToPath(new URL('../../.cache/pictures/', import.meta.url));

const LOCALES: Readonly<Record<PictureLanguage, string>> = { en: 'en-US', ja: 'ja-JP' };

/** A change of the theme reaches the board with the next frame. */
const FRAMES = 2;
const MAX_LOOKS = 40;

export interface Order {
  readonly scene: Scene;
  readonly size: SizeName;
  readonly language: PictureLanguage;
  readonly themes: readonly Theme[];
  /** In percent of its usual size, which it has if this is left out. */
  readonly text?: number;
}

/** Pictures with large text are beside the others. */
export function nameOf({ name }: Scene, text = 100): string {
  return text === 100 ? name : `${name}-text${text}`;
}

/** The file of a picture. */
export function fileOf({ scene, size, language, text }: Order, theme: Theme): string {
  return `${FOLDER}${nameOf(scene, text)}/${size}-${language}-${theme}.png`;
}

/** One load of the page for all themes. */
export async function takePictures(order: Order): Promise<void> {
  const { scene, size, language, themes, text = 100 } = order;
  const device = { size, density: size === 'phone' ? 2 : 1, locale: LOCALES[language] };
  const page = await takePage({ ...device, pixels: true, reducedMotion: 'reduce', kept: scene.kept ?? {} }, 'clock');
  await page.clock.setFixedTime(NOON);
  await setTheme(page, themes[0]);
  await holdFrames(page);
  if (text !== 100) await addScript(page, setText, text);
  await scene.show(page);
  await page.evaluate(drawAll);
  await mkdir(`${FOLDER}${nameOf(scene, text)}`, { recursive: true });
  await untilStill(page);
  for (const theme of themes) {
    await setTheme(page, theme);
    await passFrames(page, FRAMES);
    await writeFile(fileOf(order, theme), await pictureOf(page));
  }
}

/** Long lists draw only what is in sight. Runs in the page. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** No frame passes, so nothing moves but what is still loading: until two pictures in a row are the same. */
async function untilStill(page: Page): Promise<void> {
  let last = await pictureOf(page);
  for (let i = 0; i < MAX_LOOKS; i++) {
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
  await page.emulateMedia({
    colorScheme: theme === 'light' ? 'light' : 'dark',
    contrast: contrast ? 'more' : 'no-preference',
    forcedColors: theme === 'forced' ? 'active' : 'none',
  });
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}
