// For tests: calls of the program within the process of the test, which cost a hundredth of a process each. What only a
// process has (signals, pipes, threads, programs that it starts) is tested on the real one.

import { Readable, Writable } from 'node:stream';
import { run } from '../run.ts';
import { type Ran, refusalOf, valueOf } from './ran.testing.ts';

export async function rensa(args: readonly string[], input = ''): Promise<Ran> {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const stdin = Readable.from([Buffer.from(input)], { objectMode: false });
  const code = await run(args, { stdin, stdout, stderr, env: {} });
  return { code, out: stdout.text(), err: stderr.text() };
}

class Collector extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/** The value of a run that went well. */
export async function rensaJson(args: readonly string[], input = ''): Promise<unknown> {
  return valueOf(await rensa([...args, '--json'], input));
}

/** The line of a plain refusal. */
export async function refused(args: readonly string[], input = ''): Promise<string> {
  return refusalOf(await rensa(args, input));
}
