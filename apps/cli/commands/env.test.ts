import { spawn } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { idsWith } from '../catalog/games.ts';
import { BIN, buildProgram } from '../testing/program.testing.ts';
import { refused } from '../testing/rensa.testing.ts';

beforeAll(buildProgram);

const HEAD = 8;
const ERROR = 255;

interface Frame {
  readonly kind: number;
  readonly body: Buffer;
}

function frame(kind: number, body: Buffer = Buffer.alloc(0), length = body.length): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(length, 0);
  head.writeUInt8(kind, 4);
  return Buffer.concat([head, body]);
}

function framesIn(bytes: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + HEAD + bytes.readUInt32LE(at);
    frames.push({ kind: bytes.readUInt8(at + 4), body: bytes.subarray(at + HEAD, end) });
    at = end;
  }
  return frames;
}

/** Sends these chunks one after another and returns the frames after the first one. */
async function answered(chunks: readonly Buffer[], ...flags: readonly string[]): Promise<Frame[]> {
  const id = idsWith('env')[0] ?? '';
  const child = spawn(process.execPath, [BIN, 'env', id, '--envs', '2', ...flags]);
  const out: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  for (const chunk of chunks) await new Promise((resolve) => child.stdin.write(chunk, resolve));
  child.stdin.end();
  expect(await closed).toBe(0);
  const [hello, ...replies] = framesIn(Buffer.concat(out));
  expect(JSON.parse(String(hello?.body))).toMatchObject({ protocol: 1, game: id, envs: 2 });
  return replies;
}

const errorOf = ({ kind, body }: Frame): string => (kind === ERROR ? String(body) : `kind ${kind}`);
const RESET = frame(1, Buffer.from([1, 0, 0, 0, 2, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0]));
const LEAVE = frame(2, Buffer.from([24, 0, 24, 0, 0, 0, 0, 0]));

describe.concurrent('env', () => {
  it('answers frames that come joined, and cut anywhere', async () => {
    const whole = await answered([Buffer.concat([RESET, LEAVE])]);
    expect(whole.map(({ kind }) => kind)).toEqual([1, 2]);
    const bytes = Buffer.concat([RESET, LEAVE]);
    const cut = [3, 8, 11, 25, 32].map((end, i, ends) => bytes.subarray(ends[i - 1] ?? 0, end));
    expect(await answered([...cut, bytes.subarray(32)])).toEqual(whole);
  });

  it('answers an unknown frame with a sentence, and continues', async () => {
    const replies = await answered([frame(9, Buffer.alloc(3)), LEAVE, RESET]);
    expect(replies.slice(0, 2).map(errorOf)).toEqual([
      'there is no request of kind 9: the first frame lists the kinds',
      'environment 0 has no game yet: reset it first',
    ]);
    expect(replies[2]?.kind).toBe(1);
  });

  it('ends with a sentence where no frame can follow', async () => {
    expect((await answered([RESET.subarray(0, 5)])).map(errorOf)).toEqual(['the input ends within a frame']);
    expect((await answered([RESET.subarray(0, 12)])).map(errorOf)).toEqual(['the input ends within a frame']);
    expect((await answered([frame(1, RESET, 0xffff_ffff)])).map(errorOf)).toEqual([
      'a body has at most 16777216 bytes, not 4294967295',
    ]);
  });

  it('refuses flags that make no sense', async () => {
    expect(await refused(['env'])).toMatch(/^rensa: env needs a game: /);
    const id = idsWith('env')[0] ?? '';
    expect(await refused(['env', id, '--envs', '0'])).toMatch(/--envs must be a whole number from 1 to 4096/);
    expect(await refused(['env', id, '--level', 'tick'])).toMatch(/--level must be/);
  });
});
