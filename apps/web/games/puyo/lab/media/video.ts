// Records a video of a chain while it plays; not all browsers have a faster way.

import { Clock, screenFrames } from '../../../../base/screen/clock.ts';
import type { ChainFilm } from '../board/film.ts';
import type { Making } from './animate.ts';
import { FilmFrames, type FrameStyle } from './frames.ts';

const TYPES = [
  { type: 'video/mp4;codecs=avc1.42E01F', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const;

export interface VideoType {
  readonly type: string;
  readonly ending: string;
}

/** The format of the video; undefined if the browser cannot record one. */
export function videoType(): VideoType | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return undefined;
  return TYPES.find(({ type }) => MediaRecorder.isTypeSupported(type));
}

const BITS_PER_SECOND = 4_000_000;

/** Rejects when it is canceled, or when the browser fails. */
export function recordVideo(film: ChainFilm, style: FrameStyle, { type }: VideoType, making: Making): Promise<Blob> {
  const frames = new FilmFrames(film, style);
  frames.paint(0);
  const stream = frames.canvas.captureStream();
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  return new Promise((resolve, reject) => {
    const clock = play(frames, making, () => recorder.stop());
    const end = (finish: () => void): void => {
      clock.stop();
      for (const track of stream.getTracks()) track.stop();
      finish();
    };
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => end(() => resolve(new Blob(parts, { type }))));
    recorder.addEventListener('error', () => end(() => reject(new Error('the video could not be recorded'))));
    making.signal.addEventListener('abort', () => end(() => reject(new Error('canceled'))));
    recorder.start();
    clock.run();
  });
}

/** Plays the frames in real time, and calls back at the end. */
function play(frames: FilmFrames, { onProgress }: Making, onEnd: () => void): Clock {
  let tick = 0;
  return new Clock(screenFrames, {
    tick: () => tick++,
    draw: () => {
      frames.paint(Math.min(tick, frames.ticks));
      onProgress(Math.min(1, tick / frames.ticks));
      if (tick >= frames.ticks) onEnd();
      return tick < frames.ticks;
    },
  });
}
