// The worker that packs a GIF.

import { GifWriter } from './gif.ts';
import type { GifAnswer, GifTask } from './messages.ts';
import { ColorCounts, GifPalette } from './palette.ts';

const counts = new ColorCounts();
let writer: GifWriter | undefined;

function run(task: GifTask): GifAnswer {
  if (task.kind === 'sample') counts.add(task.pixels);
  else if (task.kind === 'open') writer = new GifWriter(task.width, task.height, new GifPalette(counts));
  else if (task.kind === 'frame') writer?.add(task.pixels, task.hundredths);
  else if (writer !== undefined) return { file: writer.end() };
  return {};
}

addEventListener('message', ({ data }: MessageEvent<GifTask>) => postMessage(run(data)));
