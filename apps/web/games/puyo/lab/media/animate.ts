// A chain as an animated picture. Painting is done here, a picture at a time, and packing in a worker.

import type { ChainFilm } from '../board/film.ts';
import { FilmFrames, type FrameStyle } from './frames.ts';
import type { GifAnswer, GifOrder } from './messages.ts';

/** How something long is made. */
export interface Making {
  /** From 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Fifteen pictures per second. */
const FRAME_TICKS = 4;
const HUNDREDTHS = 7;
/** The end is shown for longer. */
const LAST_HUNDREDTHS = 150;
const SAMPLES = 12;

/** Rejects when it is canceled, or when the worker fails. */
export async function makeGif(film: ChainFilm, style: FrameStyle, making: Making): Promise<Blob> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  try {
    await sample(worker, new FilmFrames(film, style), making);
    return await pack(worker, new FilmFrames(film, style), making);
  } finally {
    worker.terminate();
  }
}

async function sample(worker: Worker, frames: FilmFrames, making: Making): Promise<void> {
  for (let i = 0; i < SAMPLES; i++) {
    frames.paint(Math.round((frames.ticks * i) / SAMPLES));
    await order(worker, { kind: 'sample', pixels: frames.pixels() }, making);
  }
}

async function pack(worker: Worker, frames: FilmFrames, making: Making): Promise<Blob> {
  const { width, height } = frames.canvas;
  await order(worker, { kind: 'open', width, height }, making);
  for (let tick = 0; tick <= frames.ticks; tick += FRAME_TICKS) {
    frames.paint(tick);
    const hundredths = tick + FRAME_TICKS > frames.ticks ? LAST_HUNDREDTHS : HUNDREDTHS;
    await order(worker, { kind: 'frame', pixels: frames.pixels(), hundredths }, making);
    making.onProgress(tick / frames.ticks);
  }
  const { file } = await order(worker, { kind: 'end' }, making);
  if (file === undefined) throw new Error('the animated picture could not be made');
  return file;
}

function order(worker: Worker, order: GifOrder, { signal }: Making): Promise<GifAnswer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const listening = new AbortController();
    const done = (finish: () => void): void => {
      listening.abort();
      finish();
    };
    const on = { signal: listening.signal };
    worker.addEventListener('message', ({ data }: MessageEvent<GifAnswer>) => done(() => resolve(data)), on);
    worker.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        done(() => reject(new Error('the worker failed')));
      },
      on,
    );
    signal.addEventListener('abort', () => done(() => reject(signal.reason as Error)), on);
    worker.postMessage(order, order.kind === 'sample' || order.kind === 'frame' ? [order.pixels.buffer] : []);
  });
}
