// For the bench: pages whose frames are timed, and rows of what was measured.

import type { Browser, Page } from 'playwright-core';

/** Long enough for a page to come to rest. */
export const REST_MS = 1500;

export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
}

interface Meter {
  /** Milliseconds of every frame since the last look. */
  frames: number[];
  /** Wait for the canvas too, and not only for the script. */
  raster: boolean;
}

declare global {
  interface Window {
    meter: Meter;
  }
}

/** A page whose frames are timed. */
export async function openTimed(browser: Browser, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion });
  await page.addInitScript(() => {
    window.meter = { frames: [], raster: false };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((ms) => {
        const from = performance.now();
        callback(ms);
        const board = document.querySelector<HTMLCanvasElement>('canvas.board');
        if (window.meter.raster) board?.getContext('2d')?.getImageData(0, 0, 1, 1);
        window.meter.frames.push(performance.now() - from);
      });
  });
  return page;
}

/** Times of every frame since the last look. */
export async function framesOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.meter.frames.splice(0));
}

interface Traced {
  readonly name: string;
  /** Its begin, in microseconds. */
  readonly ts: number;
  /** Its time, in microseconds. */
  readonly dur?: number;
  /** The CPU time in it. */
  readonly tdur?: number;
}

/** Callbacks that follow each other within this many microseconds belong to one frame. */
const SAME_FRAME = 1000;

/** The CPU milliseconds of every frame in a trace, shortest first. */
export function framesIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Traced[] };
  const calls = traceEvents.filter(({ name }) => name === 'FireAnimationFrame').toSorted((a, b) => a.ts - b.ts);
  const frames: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { ts, dur = 0, tdur = 0 } of calls) {
    if (ts - end < SAME_FRAME) frames.push((frames.pop() ?? 0) + tdur / 1000);
    else frames.push(tdur / 1000);
    end = ts + dur;
  }
  return frames.toSorted((a, b) => a - b);
}
