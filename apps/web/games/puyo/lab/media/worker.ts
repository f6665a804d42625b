// Packs an animated picture where it holds nothing up.

import { GifWriter } from './gif.ts';
import type { GifAnswer, GifOrder } from './messages.ts';
import { ColorCounts, GifPalette } from './palette.ts';

const counts = new ColorCounts();
let writer: GifWriter | undefined;

function obey(order: GifOrder): GifAnswer {
  if (order.kind === 'sample') counts.add(order.pixels);
  else if (order.kind === 'open') writer = new GifWriter(order.width, order.height, new GifPalette(counts));
  else if (order.kind === 'frame') writer?.add(order.pixels, order.hundredths);
  else if (writer !== undefined) return { file: writer.end() };
  return {};
}

addEventListener('message', ({ data }: MessageEvent<GifOrder>) => postMessage(obey(data)));
