// A moving picture of a board.

import { holdFrames } from '../web/browser/frames.ts';
import { takePage } from '../web/browser/page.ts';
import { NOON, type Scene } from './scene.ts';
import { movingPicture } from './webp.ts';

export interface Film {
  readonly scene: Scene;
  readonly seconds: number;
  /** Frames of the page from one picture to the next. */
  readonly step: number;
  /** In pixels. */
  readonly width: number;
  /** 0 to 1. */
  readonly quality: number;
}

interface Stills {
  readonly width: number;
  readonly height: number;
  /** WebP in base64. */
  readonly files: readonly string[];
}

/** The actions on the board once the scene is shown. */
export async function takeFilm({ scene, seconds, ...film }: Film): Promise<Buffer> {
  const page = await takePage(
    { size: 'phone', density: 2, pixels: true, locale: 'en-US', kept: scene.kept ?? {} },
    'clock',
  );
  await page.clock.setFixedTime(NOON);
  await holdFrames(page);
  await scene.show(page);
  const stills = await page.evaluate(takeStills, { ...film, count: Math.round((seconds * 60) / film.step) });
  const ms = Math.round((film.step * 1000) / 60);
  const frames = stills.files.map((file) => ({ still: Buffer.from(file, 'base64'), ms }));
  return movingPicture(stills.width, stills.height, frames);
}

/** Runs in the page, so it can use nothing from outside. The browser itself encodes each picture. */
async function takeStills({ step, width, quality, count }: Omit<Film, 'scene' | 'seconds'> & { count: number }) {
  const board = document.querySelector<HTMLCanvasElement>('canvas.board');
  const copy = document.createElement('canvas');
  const pen = copy.getContext('2d', { alpha: false });
  if (board === null || pen === null) throw new Error('there is no board');
  copy.width = width;
  copy.height = Math.round((board.height * width) / board.width);
  pen.imageSmoothingQuality = 'high';
  const files: string[] = [];
  for (let i = 0; i < count; i++) {
    pen.fillStyle = getComputedStyle(document.body).backgroundColor;
    pen.fillRect(0, 0, copy.width, copy.height);
    pen.drawImage(board, 0, 0, copy.width, copy.height);
    files.push(copy.toDataURL('image/webp', quality).split(',')[1] ?? '');
    for (let frame = 0; frame < step; frame++) await window.heldFrames.next();
  }
  return { width: copy.width, height: copy.height, files } satisfies Stills;
}
