// For tests: runs the real program and measures its time and memory. A small program inside it reads the figures.

import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { Readable } from 'node:stream';
import { BIN } from './program.testing.ts';
import type { Ran } from './ran.testing.ts';

export interface Measured extends Ran {
  /** CPU time in milliseconds. */
  readonly ms: number;
  /** Peak memory. */
  readonly megabytes: number;
}

/** Code that runs before the program. When the program ends, it writes time and memory to channel 3. */
const PROBE = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  require('node:fs').writeSync(3, JSON.stringify({ ms: (userCPUTime + systemCPUTime) / 1000, megabytes: maxRSS / 1024 }));
});`;

/** Runs the program on a file, which may be large. */
export function measured(args: readonly string[], file: string): Promise<Measured> {
  const input = openSync(file, 'r');
  const probe = `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('file:///'); ${PROBE}`)}`;
  const child = spawn(process.execPath, ['--import', probe, BIN, ...args], { stdio: [input, 'pipe', 'pipe', 'pipe'] });
  closeSync(input);
  const [out, err, cost] = [chunksOf(child.stdout), chunksOf(child.stderr), chunksOf(child.stdio[3])];
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const { ms, megabytes } = JSON.parse(cost.join('') || '{"ms":null,"megabytes":null}') as Measured;
      resolve({ code, out: out.join(''), err: err.join(''), ms, megabytes });
    });
  });
}

/** Collects what a stream of the program says. */
function chunksOf(stream: unknown): readonly string[] {
  if (!(stream instanceof Readable)) throw new Error('the program has no such stream');
  const chunks: string[] = [];
  stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return chunks;
}
