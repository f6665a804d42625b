// `npm run icons` draws the icons of the app into apps/web/public, with the painter of the game that brings one.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@rensa/games';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { type AppIcon, ICONS, TOUCH_ICON } from '../apps/web/icons.ts';
import { findBrowser } from '../tests/web/browser/browser.ts';

const PUBLIC = new URL('../apps/web/public/', import.meta.url);

function painter(): string {
  const paths = GAMES.map(({ id }) => fileURLToPath(new URL(`./games/${id}/icon.ts`, import.meta.url)));
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error('no game brings an icon: add scripts/games/<id>/icon.ts');
  return found;
}

async function bundled(): Promise<string> {
  const options = { bundle: true, write: false, format: 'iife', globalName: 'icon' } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [painter()] });
  return outputFiles[0]?.text ?? '';
}

/** The PNG of an icon. */
async function draw(page: Page, { side, shape }: AppIcon): Promise<Buffer> {
  const url = await page.evaluate(`(() => {
    const canvas = new OffscreenCanvas(${side}, ${side});
    icon.drawIcon(canvas.getContext('2d'), ${side}, '${shape}');
    return canvas.convertToBlob().then((blob) => blob.arrayBuffer()).then((bytes) => [...new Uint8Array(bytes)]);
  })()`);
  return Buffer.from(url as number[]);
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundled() });
  for (const each of [...ICONS, TOUCH_ICON]) {
    const path = fileURLToPath(new URL(each.file, PUBLIC));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await draw(page, each));
    console.log(`${each.file}: ${each.side} x ${each.side}`);
  }
} finally {
  await browser.close();
}
