// The palette of a GIF: at most 255 colors that stand for all, found by cutting boxes of colors in two.

/** Colors of the palette; one more stands for pixels that do not change. */
export const MAX_COLORS = 255;

/** Number of color keys, which have five bits per channel. */
const KEYS = 1 << 15;

function keyOf(r: number, g: number, b: number): number {
  return ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
}

/** The key of pixel `i` of a canvas. */
function keyAt(pixels: Uint8ClampedArray, i: number): number {
  return keyOf(pixels[4 * i] ?? 0, pixels[4 * i + 1] ?? 0, pixels[4 * i + 2] ?? 0);
}

type GifColor = readonly [number, number, number];

function rgbOf(key: number): GifColor {
  const wide = (five: number): number => (five << 3) | (five >> 2);
  return [wide(key >> 10), wide((key >> 5) & 31), wide(key & 31)];
}

/** Counts the pixels of each color. */
export class ColorCounts {
  readonly counts = new Uint32Array(KEYS);

  /** Adds the pixels of a canvas. */
  add(pixels: Uint8ClampedArray): void {
    for (let i = 0; i < pixels.length / 4; i++) {
      const key = keyAt(pixels, i);
      this.counts[key] = (this.counts[key] ?? 0) + 1;
    }
  }
}

/** A set of colors. */
interface ColorBox {
  readonly keys: readonly number[];
  /** Number of pixels with these colors. */
  readonly pixels: number;
  /** The box with the largest weight is cut first: many pixels over a wide range. */
  readonly weight: number;
}

export class GifPalette {
  readonly colors: readonly GifColor[];
  readonly #nearest = new Int16Array(KEYS).fill(-1);

  constructor({ counts }: ColorCounts) {
    const used = [...counts.keys()].filter((key) => (counts[key] ?? 0) > 0);
    const boxes = [boxOf(used, counts)];
    while (boxes.length < MAX_COLORS) {
      const widest = boxes.reduce((best, box, i) => (box.weight > (boxes[best]?.weight ?? 0) ? i : best), 0);
      const box = boxes[widest];
      if (box === undefined || box.keys.length < 2) break;
      boxes.splice(widest, 1, ...cut(box.keys).map((keys) => boxOf(keys, counts)));
    }
    this.colors = boxes.map(({ keys, pixels }) => mean(keys, counts, Math.max(1, pixels)));
  }

  /** The index of the nearest color for each pixel. */
  index(pixels: Uint8ClampedArray): Uint8Array {
    const out = new Uint8Array(pixels.length / 4);
    for (let i = 0; i < out.length; i++) {
      const key = keyAt(pixels, i);
      const known = this.#nearest[key] ?? -1;
      out[i] = known >= 0 ? known : this.#find(key);
    }
    return out;
  }

  #find(key: number): number {
    const [r, g, b] = rgbOf(key);
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    this.colors.forEach(([cr, cg, cb], i) => {
      const distance = 3 * (r - cr) ** 2 + 4 * (g - cg) ** 2 + 2 * (b - cb) ** 2;
      if (distance < least) [best, least] = [i, distance];
    });
    this.#nearest[key] = best;
    return best;
  }
}

function boxOf(keys: readonly number[], counts: Uint32Array): ColorBox {
  const pixels = keys.reduce((sum, key) => sum + (counts[key] ?? 0), 0);
  const [from, to] = spanOf(keys, longest(keys));
  return { keys, pixels, weight: keys.length < 2 ? 0 : Math.sqrt(pixels) * (to - from) };
}

const CHANNELS = [0, 1, 2] as const;
type Channel = (typeof CHANNELS)[number];

function spanOf(keys: readonly number[], channel: Channel): readonly [number, number] {
  let [from, to] = [255, 0];
  for (const key of keys) {
    const value = rgbOf(key)[channel];
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  return [from, to];
}

/** The channel with the widest range. */
function longest(keys: readonly number[]): Channel {
  const lengthOf = (channel: Channel): number => {
    const [from, to] = spanOf(keys, channel);
    return to - from;
  };
  return CHANNELS.reduce((best, channel) => (lengthOf(channel) > lengthOf(best) ? channel : best));
}

/** Cuts a box in two at the middle of its longest side. */
function cut(keys: readonly number[]): readonly (readonly number[])[] {
  const channel = longest(keys);
  const [from, to] = spanOf(keys, channel);
  const middle = (from + to) / 2;
  return [keys.filter((key) => rgbOf(key)[channel] <= middle), keys.filter((key) => rgbOf(key)[channel] > middle)];
}

function mean(keys: readonly number[], counts: Uint32Array, pixels: number): GifColor {
  const meanOf = (channel: Channel): number =>
    Math.round(keys.reduce((sum, key) => sum + rgbOf(key)[channel] * (counts[key] ?? 0), 0) / pixels);
  return [meanOf(0), meanOf(1), meanOf(2)];
}
