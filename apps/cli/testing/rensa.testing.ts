// For tests: calls the program inside the process of the test, at a hundredth of the cost of a new process. Tests of
// signals, pipes, threads and started programs run the real program.

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

/** The JSON value of a successful run. */
export async function rensaJson(args: readonly string[], input = ''): Promise<unknown> {
  return valueOf(await rensa([...args, '--json'], input));
}

/** The message of a refusal. */
export async function refused(args: readonly string[], input = ''): Promise<string> {
  return refusalOf(await rensa(args, input));
}
