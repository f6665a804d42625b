// The colors on canvases, on a page whose painters fill pixels.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** More than an empty canvas has, or one with a plain ground. */
const MANY_COLORS = 50;

/** The pixels of each of these canvases. A copy is read: reading from a canvas changes it. */
export async function pixelsOf(page: Page, canvases: string): Promise<number[][]> {
  return page.locator(canvases).evaluateAll((all) =>
    all.map((canvas) => {
      const pen = new OffscreenCanvas(64, 64).getContext('2d');
      pen?.drawImage(canvas as HTMLCanvasElement, 0, 0, 64, 64);
      return [...new Uint32Array(pen?.getImageData(0, 0, 64, 64).data.buffer ?? [])];
    }),
  );
}

async function colorsOf(page: Page, canvases: string): Promise<number[]> {
  return (await pixelsOf(page, canvases)).map((pixels) => new Set(pixels).size);
}

/** Waits for a number of canvases, each with a picture on it. */
export async function expectPictures(page: Page, canvases: string, count: number): Promise<void> {
  await expect
    .poll(async () => (await colorsOf(page, canvases)).filter((colors) => colors > MANY_COLORS).length)
    .toBe(count);
}
