// `npm run mutate -- packages/engine --most 100`: changes one thing in the code at a time and runs the tests beside it. A
// change that no test notices is listed: it wants a test, or an explanation in docs/testing.md.

import { advance, below } from '@rensa/engine';
import { spawnSync } from 'node:child_process';
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

/** Do the tests of a folder fail with this change? One that never ends counts as noticed. */
function isKilled(mutant: Mutant, folder: string): boolean {
  const source = readFileSync(mutant.file, 'utf8');
  try {
    writeFileSync(mutant.file, source.slice(0, mutant.start) + mutant.code + source.slice(mutant.end));
    const args = ['vitest', 'run', '--project', 'unit', '--bail', '1', '--testTimeout', '20000', folder];
    return spawnSync('npx', args, { stdio: 'ignore', timeout: 180_000 }).status !== 0;
  } finally {
    writeFileSync(mutant.file, source);
  }
}

// An interrupt ends the tests first; then the file is put back as it was.
process.on('SIGINT', () => {});

for (const folder of positionals) {
  const all = sourcesIn(folder).flatMap((file) => mutantsIn(file, readFileSync(file, 'utf8')));
  const sample = sampleOf(all, Number(values.most), Number(values.seed));
  let killed = 0;
  for (const mutant of sample) {
    if (isKilled(mutant, folder)) killed++;
    else console.log(`survived: ${mutant.file}:${mutant.line}: ${mutant.was} -> ${mutant.code}`);
  }
  const percent = Math.round((1000 * killed) / sample.length) / 10;
  console.log(`${folder}: ${killed} of ${sample.length} killed (${percent}%), a sample of ${all.length}`);
}
