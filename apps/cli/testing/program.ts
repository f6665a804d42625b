// For tests: the real program, built from the source as it is, in a process of its own.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('..', import.meta.url));
export const BIN = join(HERE, 'bin/rensa.js');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

let built = false;

/**
 * Once for all test files of a run, except while tests are watched. Moved into place whole, because another worker may
 * run the program at the same time.
 */
export function buildProgram(): void {
  if (built && process.env['VITEST_MODE'] !== 'WATCH') return;
  built = true;
  const fresh = `dist/rensa.${process.pid}.js`;
  execFileSync('npm', ['run', '-s', 'build', '--', `--outfile=${fresh}`], { cwd: HERE, stdio: 'pipe' });
  renameSync(join(HERE, fresh), join(HERE, 'dist/rensa.js'));
}

export function rensa(args: readonly string[], input: string = ''): Promise<Ran> {
  return run(process.execPath, [BIN, ...args], input);
}

/** A line as a person would type it. */
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

/** The value of a run that went well. */
export async function rensaJson(args: readonly string[], input = ''): Promise<unknown> {
  const { code, out, err } = await rensa([...args, '--json'], input);
  if (code !== 0 || err !== '') throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out);
}

/** A refusal as seen from outside: nothing on standard output, one line on standard error, exit 2. Gives the line. */
export async function refused(args: readonly string[], input: string = ''): Promise<string> {
  const { code, out, err } = await rensa(args, input);
  const lines = err.split('\n');
  if (code === 2 && out === '' && lines.length === 2 && lines[1] === '' && !err.includes('    at '))
    return lines[0] ?? '';
  throw new Error(`not a plain refusal: ${JSON.stringify({ code, out, err })}`);
}

const SCRATCH = join(HERE, '../../.cache/cli');

/** Where tests may write, a new one each time. */
export function scratchFolder(): string {
  mkdirSync(SCRATCH, { recursive: true });
  return mkdtempSync(join(SCRATCH, 'run-'));
}

/** Writes a file for a test and gives its path. Names are shared by all tests. */
export function scratch(name: string, content: string): string {
  mkdirSync(SCRATCH, { recursive: true });
  const path = join(SCRATCH, name);
  writeFileSync(path, content);
  return path;
}
