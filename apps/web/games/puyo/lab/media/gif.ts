// Writes an animated GIF, picture by picture. Each picture has only the pixels that changed.

import { packLzw } from './lzw.ts';
import { MAX_COLORS, type GifPalette } from './palette.ts';

/** The color of a pixel that does not change. */
const SAME = MAX_COLORS;
const BITS = 8;

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class GifWriter {
  readonly #width: number;
  readonly #height: number;
  readonly #palette: GifPalette;
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  #before: Uint8Array | undefined;

  constructor(width: number, height: number, palette: GifPalette) {
    this.#width = width;
    this.#height = height;
    this.#palette = palette;
    const colors = Array.from({ length: MAX_COLORS + 1 }, (_, i) => palette.colors[i] ?? [0, 0, 0]).flat();
    this.#put([...ascii('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0, ...colors]);
    this.#put([0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0]);
  }

  /** Adds a picture that is shown for `hundredths` of a second. */
  add(pixels: Uint8ClampedArray, hundredths: number): void {
    const now = this.#palette.index(pixels);
    const rect = this.#before === undefined ? this.#whole() : changed(this.#before, now, this.#width);
    this.#put([0x21, 0xf9, 4, 0x05, ...word(hundredths), SAME, 0]);
    this.#put([0x2c, ...word(rect.x), ...word(rect.y), ...word(rect.width), ...word(rect.height), 0, BITS]);
    this.#put(inBlocks(packLzw(this.#cutOut(now, rect), BITS)));
    this.#before = now;
  }

  end(): Blob {
    this.#put([0x3b]);
    return new Blob(this.#parts, { type: 'image/gif' });
  }

  #whole(): Rect {
    return { x: 0, y: 0, width: this.#width, height: this.#height };
  }

  #cutOut(now: Uint8Array, { x, y, width, height }: Rect): Uint8Array {
    const out = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      for (let col = 0; col < width; col++) {
        const i = (y + row) * this.#width + x + col;
        out[row * width + col] = this.#before?.[i] === now[i] ? SAME : (now[i] ?? SAME);
      }
    }
    return out;
  }

  #put(bytes: readonly number[]): void {
    this.#parts.push(Uint8Array.from(bytes));
  }
}

/** The smallest rectangle around all changed pixels; one pixel if none changed. */
function changed(before: Uint8Array, now: Uint8Array, width: number): Rect {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let i = 0; i < now.length; i++) {
    if (before[i] === now[i]) continue;
    const x = i % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    if (top < 0) top = Math.floor(i / width);
    bottom = Math.floor(i / width);
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function ascii(text: string): number[] {
  return Array.from(text, (char) => char.charCodeAt(0));
}

function word(value: number): readonly [number, number] {
  return [value & 255, value >> 8];
}

/** Splits bytes into blocks of at most 255, each after its length. */
function inBlocks(bytes: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < bytes.length; i += 255) {
    const block = bytes.slice(i, i + 255);
    out.push(block.length, ...block);
  }
  out.push(0);
  return out;
}
