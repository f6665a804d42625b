// Makes an animated GIF of a chain. The page paints one picture after the other, and a worker packs them.

import type { ChainFilm } from '../board/film.ts';
import { FilmFrames, type FrameStyle } from './frames.ts';
import type { GifAnswer, GifTask } from './messages.ts';

/** Progress and cancellation of a file that takes long to make. */
export interface Making {
  /** Gets the finished share, from 0 to 1. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Ticks per picture: fifteen pictures per second. */
const FRAME_TICKS = 4;
/** Time of a picture, in hundredths of a second. */
const HUNDREDTHS = 7;
/** Time of the last picture. */
const LAST_HUNDREDTHS = 150;
/** Pictures from which the colors are chosen. */
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
    await run(worker, { kind: 'sample', pixels: frames.pixels() }, making);
  }
}

async function pack(worker: Worker, frames: FilmFrames, making: Making): Promise<Blob> {
  const { width, height } = frames.canvas;
  await run(worker, { kind: 'open', width, height }, making);
  for (let tick = 0; tick <= frames.ticks; tick += FRAME_TICKS) {
    frames.paint(tick);
    const hundredths = tick + FRAME_TICKS > frames.ticks ? LAST_HUNDREDTHS : HUNDREDTHS;
    await run(worker, { kind: 'frame', pixels: frames.pixels(), hundredths }, making);
    making.onProgress(tick / frames.ticks);
  }
  const { file } = await run(worker, { kind: 'end' }, making);
  if (file === undefined) throw new Error('the animated picture could not be made');
  return file;
}

function run(worker: Worker, task: GifTask, { signal }: Making): Promise<GifAnswer> {
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
    signal.addEventListener('abort', () => done(() => reject(new Error('canceled'))), on);
    worker.postMessage(task, task.kind === 'sample' || task.kind === 'frame' ? [task.pixels.buffer] : []);
  });
}
