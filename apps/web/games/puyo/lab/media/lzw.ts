// The compression of GIF: codes of growing width for rows of bytes that came before.

const CODES_MOST = 4096;
const WIDTH_MOST = 12;

/** Bits, the lowest first, in bytes. */
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

/** Which code follows another with a byte; 0 for none. */
type Codes = Uint16Array;

/** Packs bytes below `2 ** width`. */
export function packLzw(pixels: Uint8Array, width: number): readonly number[] {
  const [clear, end] = [1 << width, (1 << width) + 1];
  const codes: Codes = new Uint16Array(CODES_MOST << 8);
  const out = new BitWriter();
  let [next, bits] = [end + 1, width + 1];
  out.write(clear, bits);
  let code = pixels[0] ?? 0;
  for (let i = 1; i < pixels.length; i++) {
    const pixel = pixels[i] as number;
    const known = codes[(code << 8) | pixel] as number;
    if (known !== 0) {
      code = known;
      continue;
    }
    out.write(code, bits);
    if (next === CODES_MOST) {
      out.write(clear, bits);
      codes.fill(0);
      [next, bits] = [end + 1, width + 1];
    } else {
      codes[(code << 8) | pixel] = next;
      if (next === 1 << bits && bits < WIDTH_MOST) bits++;
      next++;
    }
    code = pixel;
  }
  out.write(code, bits);
  out.write(end, bits);
  return out.end();
}
