// The colors of an animated picture: at most 255 that stand for all, found by cutting boxes of colors in two.

/** So many, and one for what does not change. */
export const COLORS_MOST = 255;

/** Five bits per channel. */
const KEYS = 1 << 15;

function keyOf(r: number, g: number, b: number): number {
  return ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
}

type GifColor = readonly [number, number, number];

function rgbOf(key: number): GifColor {
  const wide = (five: number): number => (five << 3) | (five >> 2);
  return [wide(key >> 10), wide((key >> 5) & 31), wide(key & 31)];
}

/** How often each color occurs. */
export class ColorCounts {
  readonly counts = new Uint32Array(KEYS);

  /** Pixels as a canvas has them. */
  add(pixels: Uint8ClampedArray): void {
    for (let i = 0; i < pixels.length; i += 4) {
      const key = keyOf(pixels[i] as number, pixels[i + 1] as number, pixels[i + 2] as number);
      this.counts[key] = (this.counts[key] as number) + 1;
    }
  }
}

/** Colors, how many pixels have them, and what should be cut first: many pixels over a wide range. */
interface ColorBox {
  readonly keys: readonly number[];
  readonly pixels: number;
  readonly weight: number;
}

export class GifPalette {
  readonly colors: readonly GifColor[];
  readonly #nearest = new Int16Array(KEYS).fill(-1);

  constructor({ counts }: ColorCounts) {
    const used = [...counts.keys()].filter((key) => (counts[key] as number) > 0);
    const boxes = [boxOf(used, counts)];
    while (boxes.length < COLORS_MOST) {
      const widest = boxes.reduce((most, box, i) => (box.weight > (boxes[most]?.weight ?? 0) ? i : most), 0);
      const box = boxes[widest] as ColorBox;
      if (box.keys.length < 2) break;
      boxes.splice(widest, 1, ...cut(box.keys).map((keys) => boxOf(keys, counts)));
    }
    this.colors = boxes.map(({ keys, pixels }) => mean(keys, counts, Math.max(1, pixels)));
  }

  /** The number of the color for each pixel. */
  index(pixels: Uint8ClampedArray): Uint8Array {
    const out = new Uint8Array(pixels.length / 4);
    for (let i = 0; i < out.length; i++) {
      const key = keyOf(pixels[4 * i] as number, pixels[4 * i + 1] as number, pixels[4 * i + 2] as number);
      const known = this.#nearest[key] as number;
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
  const pixels = keys.reduce((sum, key) => sum + (counts[key] as number), 0);
  const [from, to] = spanOf(keys, longest(keys));
  return { keys, pixels, weight: keys.length < 2 ? 0 : Math.sqrt(pixels) * (to - from) };
}

const CHANNELS = [0, 1, 2] as const;

function spanOf(keys: readonly number[], channel: 0 | 1 | 2): readonly [number, number] {
  let [from, to] = [255, 0];
  for (const key of keys) {
    const value = rgbOf(key)[channel];
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  return [from, to];
}

function longest(keys: readonly number[]): 0 | 1 | 2 {
  const lengths = CHANNELS.map((channel) => {
    const [from, to] = spanOf(keys, channel);
    return to - from;
  });
  return lengths.indexOf(Math.max(...lengths)) as 0 | 1 | 2;
}

/** In two at the middle of its longest side. */
function cut(keys: readonly number[]): readonly (readonly number[])[] {
  const channel = longest(keys);
  const [from, to] = spanOf(keys, channel);
  const middle = (from + to) / 2;
  return [keys.filter((key) => rgbOf(key)[channel] <= middle), keys.filter((key) => rgbOf(key)[channel] > middle)];
}

function mean(keys: readonly number[], counts: Uint32Array, pixels: number): GifColor {
  const sums = [0, 0, 0];
  for (const key of keys)
    rgbOf(key).forEach((value, i) => (sums[i] = (sums[i] as number) + value * (counts[key] as number)));
  return sums.map((sum) => Math.round(sum / pixels)) as unknown as GifColor;
}
