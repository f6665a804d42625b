// Frames on the standard input and output of this process. It reads and writes without other work in between: an agent
// waits for each reply.

import { type EnvFrame, errorFrame, FRAME_HEAD, frameHead, MAX_BODY } from '@rensa/bots/env';
import { readSync, writeSync } from 'node:fs';
import { codeOf } from '../io/errors.ts';

const STDIN = 0;
const STDOUT = 1;

/** Answers frames. */
interface FrameHost {
  hello(): Uint8Array;
  answer(frame: EnvFrame): Uint8Array;
}

/** Answers one frame after another until the input ends, or cannot be read as frames. */
export function serveFrames(host: FrameHost): void {
  writeAll(host.hello());
  for (;;) {
    const head = read(FRAME_HEAD);
    if (head.length === 0) return;
    const problem = head.length < FRAME_HEAD ? 'the input ends within a frame' : undefined;
    if (problem !== undefined) return writeAll(errorFrame(problem));
    const { length, kind } = frameHead(head);
    if (length > MAX_BODY) return writeAll(errorFrame(`a body has at most ${MAX_BODY} bytes, not ${length}`));
    const body = read(length);
    if (body.length < length) return writeAll(errorFrame('the input ends within a frame'));
    writeAll(host.answer({ kind, body }));
  }
}

/** Reads `length` bytes, or fewer where the input ends. */
function read(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let done = 0;
  while (done < length) {
    const count = patiently(() => readSync(STDIN, bytes, done, length - done, null));
    if (count === 0) return bytes.slice(0, done);
    done += count;
  }
  return bytes;
}

function writeAll(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += patiently(() => writeSync(STDOUT, bytes, done));
}

const clock = new Int32Array(new SharedArrayBuffer(4));

/** Tries again where a stream that does not block is not ready. */
function patiently(act: () => number): number {
  for (;;) {
    try {
      return act();
    } catch (error) {
      if (codeOf(error) === 'EOF') return 0;
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, 1);
    }
  }
}
