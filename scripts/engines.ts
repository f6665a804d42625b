// `npm run check:engines`: golden games, bot answers and puzzles give the same hashes in every engine that is
// installed.

import { build } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Figures, type Host, HOSTS } from './engines/hosts.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function goldenGames(): Readonly<Record<string, unknown>> {
  const names = readdirSync(`${ROOT}replays`).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.map((name) => [name, JSON.parse(readFileSync(`${ROOT}replays/${name}`, 'utf8'))]));
}

/** Bundles one script for any host; it defines `run`. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${ROOT}scripts/engines/subject.ts`],
    bundle: true,
    format: 'iife',
    target: 'es2023',
    write: false,
  });
  return `${outputFiles[0]?.text};function run() { return figures(${JSON.stringify(goldenGames())}); }`;
}

function differences(expected: Figures, found: Figures): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].filter((name) => expected[name] !== found[name]);
}

async function check({ name, run }: Host, script: string, expected: Figures): Promise<boolean> {
  if (run === undefined) {
    console.log(`${name}: not installed, skipped`);
    return true;
  }
  const start = performance.now();
  const found = await run(script).catch((error: unknown): Figures => ({ error: String(error) }));
  const wrong = differences(expected, found);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (wrong.length === 0) console.log(`${name}: ${Object.keys(found).length} hashes are the same (${seconds} s)`);
  for (const each of wrong.slice(0, 10)) console.log(`${name}: ${each} is ${found[each]}, not ${expected[each]}`);
  return wrong.length === 0;
}

const script = await bundled();
const [first, ...others] = HOSTS;
const expected = await first.run?.(script);
const strange = Object.entries(expected ?? {}).filter(([, figure]) => !/^[0-9a-f]{16}$/.test(figure));
for (const [name, figure] of strange) console.log(`Node: ${name} fails: ${figure}`);
console.log(`Node: ${Object.keys(expected ?? {}).length} hashes`);
let isSame = strange.length === 0;
for (const host of others) isSame = (await check(host, script, expected ?? {})) && isSame;
process.exitCode = isSame ? 0 : 1;
