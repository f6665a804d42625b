// For tests: the real program with what it cost. A small program beside it reads the figures of the system.

import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { BIN } from './program.testing.ts';
import type { Ran } from './ran.testing.ts';

export interface Measured extends Ran {
  /** Processor time. */
  readonly ms: number;
  /** The most memory that it had at one time. */
  readonly megabytes: number;
}

/** Written before the program's own code: when it ends, it says what it took, on a channel of its own. */
const PROBE = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  require('node:fs').writeSync(3, JSON.stringify({ ms: (userCPUTime + systemCPUTime) / 1000, megabytes: maxRSS / 1024 }));
});`;

/** Runs it on a file, which may be large. */
export function measured(args: readonly string[], file: string): Promise<Measured> {
  const input = openSync(file, 'r');
  const probe = `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('file:///'); ${PROBE}`)}`;
  const child = spawn(process.execPath, ['--import', probe, BIN, ...args], { stdio: [input, 'pipe', 'pipe', 'pipe'] });
  closeSync(input);
  const [out, err, cost] = [child.stdout, child.stderr, child.stdio[3]].map((stream) => {
    const chunks: string[] = [];
    (stream as NodeJS.ReadableStream).setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    return chunks;
  }) as [string[], string[], string[]];
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const { ms, megabytes } = JSON.parse(cost.join('') || '{"ms":null,"megabytes":null}') as Measured;
      resolve({ code, out: out.join(''), err: err.join(''), ms, megabytes });
    });
  });
}
