// Frames: the length of the body as a u32, its kind as a u8, three bytes 0, then the body. Little endian.

export const FRAME_HEAD = 8;
/** Bytes of a body. No request is longer. */
export const MAX_BODY = 1 << 24;

export const FRAME_KINDS = { hello: 0, reset: 1, step: 2, look: 3, copy: 4, replay: 5, error: 255 } as const;
export type FrameKind = keyof typeof FRAME_KINDS;

export interface EnvFrame {
  readonly kind: number;
  readonly body: Uint8Array;
}

/** Reads the head of a frame. */
export function frameHead(head: Uint8Array): { readonly length: number; readonly kind: number } {
  const view = new DataView(head.buffer, head.byteOffset, FRAME_HEAD);
  return { length: view.getUint32(0, true), kind: view.getUint8(4) };
}

/** Room for a frame with a body of so many bytes. */
export function openFrame(kind: FrameKind, length: number): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(FRAME_HEAD + length);
  const view = new DataView(frame.buffer);
  view.setUint32(0, length, true);
  view.setUint8(4, FRAME_KINDS[kind]);
  return frame;
}

/** The body of a frame, to read or write numbers in. */
export function bodyOf(frame: Uint8Array<ArrayBuffer>): DataView {
  return new DataView(frame.buffer, frame.byteOffset + FRAME_HEAD, frame.length - FRAME_HEAD);
}
