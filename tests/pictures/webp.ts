// A moving picture in the WebP format, made of still ones: https://developers.google.com/speed/webp/docs/riff_container

export interface MovingFrame {
  /** A still picture, a whole WebP file. */
  readonly still: Buffer;
  readonly ms: number;
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

const HEAD_BYTES = 12;
const ANIMATED = 0b10;
/** A frame replaces what was there. */
const NO_BLENDING = 0b10;
const PIXELS = new Set(['VP8 ', 'VP8L', 'ALPH']);

/** Repeats without end. */
export function movingPicture(width: number, height: number, frames: readonly MovingFrame[]): Buffer {
  const head = Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), u24(width - 1), u24(height - 1)]);
  const pictures = frames.map(({ still, ms }) => {
    const place = [u24(0), u24(0), u24(width - 1), u24(height - 1), u24(ms), Buffer.from([NO_BLENDING])];
    return chunk('ANMF', Buffer.concat([...place, ...pixelsOf(still)]));
  });
  const body = [Buffer.from('WEBP'), chunk('VP8X', head), chunk('ANIM', Buffer.alloc(6)), ...pictures];
  return chunk('RIFF', Buffer.concat(body));
}

/** Number of frames of a file, and how long they last together. */
export function lengthOf(file: Buffer): { readonly frames: number; readonly ms: number } {
  const frames = chunksOf(file.subarray(HEAD_BYTES)).filter(({ name }) => name === 'ANMF');
  return { frames: frames.length, ms: frames.reduce((sum, { data }) => sum + data.readUIntLE(12, 3), 0) };
}

function pixelsOf(still: Buffer): readonly Buffer[] {
  return chunksOf(still.subarray(HEAD_BYTES))
    .filter(({ name }) => PIXELS.has(name))
    .map(({ name, data }) => chunk(name, data));
}

function chunksOf(bytes: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

/** Chunks begin at even places. */
function chunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, data, Buffer.alloc(data.length % 2)]);
}

function u24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
