// The LZW compression of GIF: codes of growing width for sequences of bytes that occurred before.

const MAX_CODES = 4096;
const MAX_WIDTH = 12;

/** Writes bits into bytes, the lowest bit first. */
class BitWriter {
  readonly bytes: number[] = [];
  #bits = 0;
  #count = 0;

  write(code: number, width: number): void {
    this.#bits |= code << this.#count;
    this.#count += width;
    while (this.#count >= 8) {
      this.bytes.push(this.#bits & 255);
      this.#bits >>>= 8;
      this.#count -= 8;
    }
  }

  end(): readonly number[] {
    if (this.#count > 0) this.bytes.push(this.#bits & 255);
    return this.bytes;
  }
}

/** Packs bytes below `2 ** width`. */
export function packLzw(pixels: Uint8Array, width: number): readonly number[] {
  const [clear, end] = [1 << width, (1 << width) + 1];
  // The code for another code and the byte after it; 0 for none.
  const codes = new Uint16Array(MAX_CODES << 8);
  const out = new BitWriter();
  let [next, bits] = [end + 1, width + 1];
  out.write(clear, bits);
  let code = pixels[0] ?? 0;
  for (const pixel of pixels.subarray(1)) {
    const known = codes[(code << 8) | pixel] ?? 0;
    if (known !== 0) {
      code = known;
      continue;
    }
    out.write(code, bits);
    if (next === MAX_CODES) {
      out.write(clear, bits);
      codes.fill(0);
      [next, bits] = [end + 1, width + 1];
    } else {
      codes[(code << 8) | pixel] = next;
      if (next === 1 << bits && bits < MAX_WIDTH) bits++;
      next++;
    }
    code = pixel;
  }
  out.write(code, bits);
  out.write(end, bits);
  return out.end();
}
