// `npx tsx research/mutate.ts packages/engine --max 100`: changes one thing in the code at a time and runs the tests
// beside it. A change that no test notices is listed: it needs a test, or an explanation in mutation.md.

import { advance, below } from '@rensa/engine';
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsIn } from './mutate/mutants.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { max: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !/(test|testing)\.ts$/.test(name) && !name.endsWith('index.ts'))
    .map((name) => join(folder, name));
}

/** Draws at most `max` of the mutants, the same ones for the same seed. */
function sampleOf(mutants: readonly Mutant[], max: number, seed: number): Mutant[] {
  let rng = seed;
  const left = [...mutants];
  const sample: Mutant[] = [];
  while (sample.length < max && left.length > 0) {
    rng = advance(rng);
    sample.push(...left.splice(below(rng, left.length), 1));
  }
  return sample;
}

/** Tests that run longer have failed. */
const MAX_TEST_MS = 180_000;

/** Runs the tests in a new process group. Ending only the first process would leave a test that never ends. */
function testsPass(folder: string): Promise<boolean> {
  const args = ['vitest', 'run', '--project', 'unit', '--bail', '1', '--testTimeout', '20000', folder];
  const child = spawn('npx', args, { stdio: 'ignore', detached: true });
  const end = (): void => endGroup(child.pid as number);
  const timer = setTimeout(end, MAX_TEST_MS);
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
    // The processes of the group have already ended.
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

/** Throws if git could not restore the folder: a run that is killed leaves its change behind. */
function checkClean(folder: string): void {
  const changes = execFileSync('git', ['status', '--porcelain', folder], { encoding: 'utf8' });
  if (changes !== '') throw new Error(`commit or restore your changes in ${folder} first:\n${changes}`);
}

// An interrupt ends the tests first; then the file is restored.
let isInterrupted = false;
process.on('SIGINT', () => (isInterrupted = true));

for (const folder of positionals) {
  checkClean(folder);
  if (!(await testsPass(folder))) throw new Error(`the tests of ${folder} fail without a change: mend them first`);
  const all = sourcesIn(folder).flatMap((file) => mutantsIn(file, readFileSync(file, 'utf8')));
  const sample = sampleOf(all, Number(values.max), Number(values.seed));
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
