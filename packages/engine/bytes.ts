// The compact form's alphabet: whole numbers as seven-bit groups, texts with their length, all of it as base64url.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const DIGITS = new Map([...ALPHABET].map((char, value) => [char, value]));

export class Writer {
  readonly #bytes: number[] = [];

  get bytes(): readonly number[] {
    return this.#bytes;
  }

  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** A whole number from 0 to 2^53 - 1: seven bits a byte, low ones first, the high bit says that more follow. */
  number(n: number): void {
    while (n >= 0x80) {
      this.#bytes.push((n % 0x80) | 0x80);
      n = Math.floor(n / 0x80);
    }
    this.#bytes.push(n);
  }

  text(s: string): void {
    this.number(s.length);
    for (let i = 0; i < s.length; i++) this.number(s.charCodeAt(i));
  }

  base64url(): string {
    const bytes = this.#bytes;
    let out = '';
    for (let i = 0; i < bytes.length; i += 3) {
      const left = bytes.length - i;
      const bits = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
      const chars = left > 2 ? 4 : left + 1;
      for (let c = 0; c < chars; c++) out += ALPHABET[(bits >> (18 - 6 * c)) & 63];
    }
    return out;
  }
}

export class Reader {
  readonly #bytes: ArrayLike<number>;
  #at = 0;

  /** Takes bytes, or a text in base64url. */
  constructor(source: ArrayLike<number> | string) {
    this.#bytes = typeof source === 'string' ? decodeBytes(source) : source;
  }

  get done(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new Error('the text ends too early');
    return byte;
  }

  number(): number {
    let n = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      n += (byte & 0x7f) * scale;
      if (byte === 0 && scale > 1) throw new Error('a number is padded with zeros');
      if (byte < 0x80) return n;
      scale *= 0x80;
      if (scale > Number.MAX_SAFE_INTEGER) throw new Error('a number is too large');
    }
  }

  text(most: number): string {
    const length = this.number();
    if (length > this.#bytes.length) throw new Error('the text ends too early');
    if (length > most) throw new Error(`a text has ${length} characters, at most ${most}`);
    let out = '';
    for (let i = 0; i < length; i++) out += String.fromCharCode(this.number());
    return out;
  }
}

/** The bytes of a text in base64url; throws where it is none. */
export function decodeBytes(base64url: string): number[] {
  if (base64url.length % 4 === 1) throw new Error('the text ends too early');
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const char of base64url) {
    const digit = DIGITS.get(char);
    if (digit === undefined) throw new Error(`the character ${JSON.stringify(char)} does not belong here`);
    bits = (bits << 6) | digit;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
    bits &= (1 << held) - 1;
  }
  if (bits !== 0) throw new Error('stray bits follow the last byte');
  return bytes;
}
