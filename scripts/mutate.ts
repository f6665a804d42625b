// `npm run mutate -- packages/engine --most 100`: changes one thing in the code at a time and runs the tests beside it. A
// change that no test notices is listed: it wants a test, or an explanation in docs/testing.md.

import { advance, below } from '@rensa/engine';
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsIn } from './mutate/mutants.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !/(test|testing)\.ts$/.test(name) && !name.endsWith('index.ts'))
    .map((name) => join(folder, name));
}

/** The same ones for the same seed. */
function sampleOf(mutants: readonly Mutant[], most: number, seed: number): Mutant[] {
  let rng = seed;
  const left = [...mutants];
  const sample: Mutant[] = [];
  while (sample.length < most && left.length > 0) {
    rng = advance(rng);
    sample.push(...left.splice(below(rng, left.length), 1));
  }
  return sample;
}

/** Tests that never end have failed. */
const LONGEST_MS = 180_000;

/** In a group of processes of their own: a test that never ends stays when only the one that began it is ended. */
function testsPass(folder: string): Promise<boolean> {
  const args = ['vitest', 'run', '--project', 'unit', '--bail', '1', '--testTimeout', '20000', folder];
  const child = spawn('npx', args, { stdio: 'ignore', detached: true });
  const end = (): void => endGroup(child.pid as number);
  const timer = setTimeout(end, LONGEST_MS);
  process.once('SIGINT', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', end);
      end();
      resolve(code === 0);
    });
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // All of them have ended by themselves.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function isKilled(mutant: Mutant, folder: string): Promise<boolean> {
  const source = readFileSync(mutant.file, 'utf8');
  try {
    writeFileSync(mutant.file, source.slice(0, mutant.start) + mutant.code + source.slice(mutant.end));
    return !(await testsPass(folder));
  } finally {
    writeFileSync(mutant.file, source);
  }
}

/** A run that is killed leaves its change behind: only what git can bring back is changed. */
function checkClean(folder: string): void {
  const changes = execFileSync('git', ['status', '--porcelain', folder], { encoding: 'utf8' });
  if (changes !== '') throw new Error(`commit or restore your changes in ${folder} first:\n${changes}`);
}

// An interrupt ends the tests first; then the file is put back as it was.
let isInterrupted = false;
process.on('SIGINT', () => (isInterrupted = true));

for (const folder of positionals) {
  checkClean(folder);
  if (!(await testsPass(folder)))
    throw new Error(`the tests of ${folder} fail as they are: nothing can be learned from them`);
  const all = sourcesIn(folder).flatMap((file) => mutantsIn(file, readFileSync(file, 'utf8')));
  const sample = sampleOf(all, Number(values.most), Number(values.seed));
  let killed = 0;
  for (const [i, mutant] of sample.entries()) {
    const isNoticed = await isKilled(mutant, folder);
    if (isInterrupted) process.exit(1);
    if (isNoticed) killed++;
    const { file, line, was, code } = mutant;
    console.log(`${i + 1} ${isNoticed ? 'killed' : 'SURVIVED'}: ${file}:${line}: ${was} -> ${code}`);
  }
  const percent = Math.round((1000 * killed) / sample.length) / 10;
  console.log(`${folder}: ${killed} of ${sample.length} killed (${percent}%), a sample of ${all.length}`);
}
