// Contact sheets: all pictures of one page in one size, side by side.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { takePage } from '../web/browser/page.ts';
import type { SizeName } from './choice.ts';
import { FOLDER } from './take.ts';

const COLUMNS: Readonly<Record<SizeName, number>> = { phone: 6, tablet: 3, desktop: 2 };
const WIDTH = 1560;
const GAP = 8;

export async function layOut(name: string, size: SizeName, files: readonly string[]): Promise<void> {
  const page = await takePage({ size: 'desktop', pixels: true });
  const pictures = await Promise.all(files.map((file) => readFile(file, 'base64')));
  const width = Math.floor(WIDTH / COLUMNS[size]) - GAP;
  await page.goto('/empty.html');
  const sheet = await page.evaluate(drawSheet, { pictures, width, gap: GAP, columns: COLUMNS[size] });
  await mkdir(`${FOLDER}sheets`, { recursive: true });
  await writeFile(`${FOLDER}sheets/${name}.png`, sheet, 'base64');
}

interface SheetOrder {
  readonly pictures: readonly string[];
  readonly width: number;
  readonly gap: number;
  readonly columns: number;
}

/** Runs in the page: draws the pictures in rows, and gives the sheet as base64. */
async function drawSheet({ pictures, width, gap, columns }: SheetOrder): Promise<string> {
  const images = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      return image;
    }),
  );
  const heightOf = (image: HTMLImageElement): number => (image.height * width) / image.width;
  const rows = Array.from({ length: Math.ceil(images.length / columns) }, (_, i) =>
    images.slice(i * columns, (i + 1) * columns),
  );
  const heights = rows.map((row) => Math.max(...row.map(heightOf)) + gap);
  const canvas = document.createElement('canvas');
  canvas.width = columns * (width + gap);
  canvas.height = heights.reduce((sum, height) => sum + height, 0);
  const pen = canvas.getContext('2d');
  let top = 0;
  for (const [i, row] of rows.entries()) {
    for (const [j, image] of row.entries()) pen?.drawImage(image, j * (width + gap), top, width, heightOf(image));
    top += heights[i] ?? 0;
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}
