// `npm run check:sound` renders every cue to .cache/sound and looks at it: a chain rises, nothing clips, and no cue is much
// louder than another.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../tests/web/browser.ts';
import { analyze, type SoundFigures, wavOf } from './sound/analysis.ts';

const OFFLINE = fileURLToPath(new URL('../apps/web/base/sound/offline.ts', import.meta.url));
const OUT = fileURLToPath(new URL('../.cache/sound/', import.meta.url));
const CHAIN = 7;
const AT_ONCE = 10;
/** Between the loudest and the quietest cue, in dB. */
const MOST_SPREAD = 6;

interface Cue {
  readonly cue: string;
  readonly level: number;
}

interface Rendered extends SoundFigures {
  readonly name: string;
}

async function main(): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    const names = (await page.evaluate('sounds.CUE_NAMES')) as readonly string[];
    const cues = await renderEach(
      page,
      names.map((cue) => ({ cue, level: 1 })),
    );
    const chain = await renderEach(
      page,
      Array.from({ length: CHAIN }, (_, i) => ({ cue: 'pop', level: i + 1 })),
    );
    const crowd = await renderOne(page, 'ten at once', crowdOf(names));
    print([...cues, ...chain, crowd]);
    judge(cues, chain, crowd);
  } finally {
    await browser.close();
  }
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [OFFLINE],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sounds',
  });
  return outputFiles[0]?.text ?? '';
}

async function renderEach(page: Page, cues: readonly Cue[]): Promise<Rendered[]> {
  const all: Rendered[] = [];
  for (const each of cues) {
    const name = each.level === 1 ? each.cue : `${each.cue} ${each.level}`;
    all.push(await renderOne(page, name, [each]));
  }
  return all;
}

async function renderOne(page: Page, name: string, cues: readonly Cue[]): Promise<Rendered> {
  const samples = (await page.evaluate(`sounds.render(${JSON.stringify(cues)})`)) as number[];
  writeFileSync(`${OUT}${name.replaceAll(' ', '-')}.wav`, wavOf(samples));
  return { name, ...analyze(samples) };
}

/** The largest of each cue, as many as that. */
function crowdOf(names: readonly string[]): Cue[] {
  return Array.from({ length: AT_ONCE }, (_, i) => ({ cue: names[i % names.length] as string, level: 12 }));
}

function print(all: readonly Rendered[]): void {
  const rows = all.map(({ name, peak, loudness, seconds, loudestAt, tone }) => ({
    cue: name,
    'peak dB': peak.toFixed(1),
    LUFS: loudness.toFixed(1),
    seconds: seconds.toFixed(2),
    'loudest ms': loudestAt,
    'tone Hz': tone,
  }));
  console.table(rows);
}

function judge(cues: readonly Rendered[], chain: readonly Rendered[], crowd: Rendered): void {
  const loudnesses = [...cues, ...chain].map(({ loudness }) => loudness);
  const spread = Math.max(...loudnesses) - Math.min(...loudnesses);
  const faults = [
    ...(spread > MOST_SPREAD ? [`cues differ by ${spread.toFixed(1)} dB, more than ${MOST_SPREAD}`] : []),
    ...(crowd.peak >= 0 ? [`ten cues at once clip: ${crowd.peak.toFixed(1)} dB`] : []),
    ...(chain.every(({ tone }, i) => i === 0 || tone > (chain[i - 1]?.tone ?? 0)) ? [] : ['a chain does not rise']),
  ];
  console.log(`spread ${spread.toFixed(1)} dB; ten at once peak at ${crowd.peak.toFixed(1)} dB`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

await main();
