// For tests: builds the real program from the current source and runs it in its own process.

import { execFileSync, spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ran, valueOf } from './ran.testing.ts';

const HERE = fileURLToPath(new URL('..', import.meta.url));
export const BIN = join(HERE, 'bin/rensa.js');

let built = false;

/**
 * Builds the program once for all test files of a run, or each time while tests are watched. The file is moved into place
 * whole, because another worker may run the program at the same time.
 */
export function buildProgram(): void {
  if (built && process.env['VITEST_MODE'] !== 'WATCH') return;
  built = true;
  const fresh = `dist/rensa.${process.pid}.js`;
  execFileSync('npm', ['run', '-s', 'build', '--', `--outfile=${fresh}`], { cwd: HERE, stdio: 'pipe' });
  renameSync(join(HERE, fresh), join(HERE, 'dist/rensa.js'));
}

export function program(args: readonly string[], input: string = ''): Promise<Ran> {
  return run(process.execPath, [BIN, ...args], input);
}

/** Runs a line as a person types it. */
export function shell(line: string): Promise<Ran> {
  return run('sh', ['-c', line.replaceAll('npx rensa', `'${process.execPath}' '${BIN}'`)], '');
}

function run(file: string, args: readonly string[], input: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args);
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // The program may end without having read its input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** The JSON value of a successful run. */
export async function programJson(args: readonly string[], input = ''): Promise<unknown> {
  return valueOf(await program([...args, '--json'], input));
}
