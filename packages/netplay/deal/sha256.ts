// SHA-256 and HMAC (FIPS 180-4, RFC 2104) in whole numbers: the browser's own is asynchronous, and packages have none.

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUNDS = words(
  '428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5 d807aa98 12835b01 243185be 550c7dc3 ' +
    '72be5d74 80deb1fe 9bdc06a7 c19bf174 e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da ' +
    '983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967 27b70a85 2e1b2138 4d2c6dfc 53380d13 ' +
    '650a7354 766a0abb 81c2c92e 92722c85 a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070 ' +
    '19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3 748f82ee 78a5636f 84c87814 8cc70208 ' +
    '90befffa a4506ceb bef9a3f7 c67178f2',
);
/** The same of the square roots of the first eight primes. */
const START = words('6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19');
const BLOCK = 64;

function words(hex: string): readonly number[] {
  return hex.split(' ').map((word) => Number.parseInt(word, 16) | 0);
}

/** 32 bytes. */
export function sha256(...parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const block = padded(parts);
  const sum = [...START];
  const schedule: number[] = [];
  for (let at = 0; at < block.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) schedule[i] = wordAt(block, at + 4 * i);
    stir(sum, schedule);
  }
  return Uint8Array.from(sum.flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word]));
}

/** The bytes of all parts, a single bit, zeros, and the number of bits. */
function padded(parts: readonly ArrayLike<number>[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const out = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  out[length] = 0x80;
  for (let i = 0, bits = length * 8; i < 6; i++, bits = Math.floor(bits / 256)) out[out.length - 1 - i] = bits;
  return out;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function stir(sum: number[], w: number[]): void {
  for (let i = 16; i < BLOCK; i++) {
    const [x, y] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const first = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const second = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] ?? 0) + first + (w[i - 7] ?? 0) + second) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
  for (let i = 0; i < BLOCK; i++) {
    const choice = (e & f) ^ (~e & g);
    const x = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const y = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + x) | 0, c, b, a, (x + y) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] = ((sum[i] ?? 0) + word) | 0));
}

/** 32 bytes that nobody can make without the key, which has at most 64 bytes. */
export function hmac(key: ArrayLike<number>, ...parts: readonly ArrayLike<number>[]): Uint8Array {
  const pad = (mask: number): number[] => Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ mask);
  return sha256(pad(0x5c), sha256(pad(0x36), ...parts));
}

export function asciiBytes(text: string): number[] {
  return Array.from(text, (char) => char.charCodeAt(0));
}

/** Four bytes, the highest first. */
export function wordBytes(word: number): number[] {
  return [word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff];
}

export function hexOf(bytes: ArrayLike<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOfHex(hex: string): number[] {
  return Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
