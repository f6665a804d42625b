import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GifWriter } from './gif.ts';
import { packLzw } from './lzw.ts';
import { ColorCounts, GifPalette } from './palette.ts';

/** Unpacks LZW, written from the standard. */
function unpackLzw(bytes: readonly number[], width: number): number[] {
  const [clear, end] = [1 << width, (1 << width) + 1];
  const out: number[] = [];
  let [table, bits, position]: [number[][], number, number] = [[], width + 1, 0];
  let last: number[] = [];
  const read = (): number => {
    let code = 0;
    for (let i = 0; i < bits; i++, position++) code |= (((bytes[position >> 3] ?? 0) >> (position & 7)) & 1) << i;
    return code;
  };
  for (;;) {
    const code = read();
    if (code === end) return out;
    if (code === clear) {
      table = Array.from({ length: end + 1 }, (_, i) => [i]);
      [bits, last] = [width + 1, []];
      continue;
    }
    const found = table[code] ?? [...last, last[0]];
    out.push(...found);
    if (last.length > 0 && table.length < 4096) table.push([...last, found[0]]);
    if (table.length === 1 << bits && bits < 12) bits++;
    last = found;
  }
}

describe('what is packed', () => {
  it('is unpacked again', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 400 }), (pixels) => {
        expect(unpackLzw(packLzw(Uint8Array.from(pixels), 8), 8)).toEqual(pixels);
      }),
    );
  });

  it('may be longer than the table of codes', () => {
    const noise = Uint8Array.from({ length: 40_000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
    expect(unpackLzw(packLzw(noise, 8), 8)).toEqual([...noise]);
    const plain = new Uint8Array(100_000).fill(7);
    expect(packLzw(plain, 8).length).toBeLessThan(1000);
    expect(unpackLzw(packLzw(plain, 8), 8)).toEqual([...plain]);
  });
});

const picture = (...colors: readonly (readonly [number, number, number])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(colors.flatMap((color) => [...color, 255]));

describe('a palette', () => {
  it('has every color where there are few', () => {
    const pixels = picture([255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [255, 0, 0]);
    const counts = new ColorCounts();
    counts.add(pixels);
    const palette = new GifPalette(counts);
    const shown = [...palette.index(pixels)].map((i) => palette.colors[i]);
    expect(shown).toEqual([
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [255, 255, 255],
      [255, 0, 0],
    ]);
  });

  it('has at most 255 where there are many, all of them near', () => {
    const pixels = picture(
      ...Array.from({ length: 4000 }, (_, i) => [(i * 37) & 255, (i * 91) & 255, (i * 53) & 255] as const),
    );
    const counts = new ColorCounts();
    counts.add(pixels);
    const palette = new GifPalette(counts);
    expect(palette.colors.length).toBe(255);
    const far = [...palette.index(pixels)].flatMap((color, i) =>
      [0, 1, 2].map((channel) => Math.abs((palette.colors[color]?.[channel] ?? 0) - (pixels[4 * i + channel] ?? 0))),
    );
    expect(Math.max(...far)).toBeLessThan(64);
  });
});

describe('an animated picture', () => {
  it('begins and ends as it must, and writes of a second picture only what has changed', async () => {
    const gray = (i: number): readonly [number, number, number] => (i === 5 ? [255, 0, 0] : [9, 9, 9]);
    const first = picture(...Array.from({ length: 12 }, () => gray(0)));
    const second = picture(...Array.from({ length: 12 }, (_, i) => gray(i)));
    const counts = new ColorCounts();
    counts.add(first);
    counts.add(second);
    const gif = new GifWriter(4, 3, new GifPalette(counts));
    gif.add(first, 7);
    gif.add(second, 7);
    const bytes = [...new Uint8Array(await gif.end().arrayBuffer())];
    expect(String.fromCharCode(...bytes.slice(0, 6))).toBe('GIF89a');
    expect([bytes.slice(6, 10), bytes.at(-1)]).toEqual([[4, 0, 3, 0], 0x3b]);
    const places = bytes.flatMap((byte, i) => (byte === 0x2c && bytes[i - 1] === 0 ? [bytes.slice(i + 1, i + 9)] : []));
    expect(places).toEqual([
      [0, 0, 0, 0, 4, 0, 3, 0],
      [1, 0, 1, 0, 1, 0, 1, 0],
    ]);
  });
});
