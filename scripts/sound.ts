// `npm run check:sound` renders every cue and the music of every game to .cache/sound and checks them: the tones of a
// chain rise, nothing clips, no cue is much louder than another, and music is quieter than any cue.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { GAMES } from '@rensa/games';
import { chromium, type Page } from 'playwright-core';
import type { Theme } from '../apps/web/base/sound/music.ts';
import { findBrowser } from '../tests/web/browser/browser.ts';
import { analyze, type SoundFigures, wavOf } from './sound/analysis.ts';

const OFFLINE = fileURLToPath(new URL('../apps/web/base/sound/offline.ts', import.meta.url));
const OUT = fileURLToPath(new URL('../.cache/sound/', import.meta.url));
const CHAIN = 7;
const AT_ONCE = 10;
/** Difference between the loudest and the quietest cue, in dB. */
const MAX_SPREAD = 6;
/** Cues of a line that is being drawn. They come several times a second and may be softer. */
const SOFT = ['step', 'unstep', 'cross'];
const MAX_SOFT_SPREAD = 12;
/** Difference between the quietest cue and the loudest moment of music, in dB. */
const MIN_BELOW = 6;
const DANGERS = [0, 1, 2] as const;

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
    const music = await renderThemes(page);
    print([...cues, ...chain, crowd, ...music]);
    judge({ cues, chain, crowd, music });
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
  return keep(name, samples);
}

function keep(name: string, samples: readonly number[]): Rendered {
  writeFileSync(`${OUT}${name.replaceAll(' ', '-')}.wav`, wavOf(samples));
  return { name, ...analyze(samples) };
}

/** Renders each theme in each degree of danger. */
async function renderThemes(page: Page): Promise<Rendered[]> {
  const all: Rendered[] = [];
  for (const [game, theme] of await themes()) {
    for (const danger of DANGERS) {
      const samples = (await page.evaluate(`sounds.renderMusic(${JSON.stringify(theme)}, ${danger})`)) as number[];
      all.push(keep(`music ${game} ${danger}`, samples));
    }
  }
  return all;
}

/** Loads the theme of every game that has music. */
async function themes(): Promise<(readonly [game: string, theme: Theme])[]> {
  const files = GAMES.map(
    ({ id }) => [id, fileURLToPath(new URL(`../apps/web/games/${id}/play/music.ts`, import.meta.url))] as const,
  );
  const found = files.filter(([, file]) => existsSync(file));
  return Promise.all(found.map(async ([id, file]) => [id, ((await import(file)) as { THEME: Theme }).THEME] as const));
}

/** AT_ONCE cues, each at its largest. */
function crowdOf(names: readonly string[]): Cue[] {
  return Array.from({ length: AT_ONCE }, (_, i) => ({ cue: names[i % names.length], level: 12 }));
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

interface Judged {
  readonly cues: readonly Rendered[];
  readonly chain: readonly Rendered[];
  readonly crowd: Rendered;
  readonly music: readonly Rendered[];
}

function judge({ cues, chain, crowd, music }: Judged): void {
  const all = [...cues, ...chain];
  const loudnesses = all.filter(({ name }) => !SOFT.includes(name)).map(({ loudness }) => loudness);
  const soft = Math.max(...loudnesses) - Math.min(...all.map(({ loudness }) => loudness));
  const spread = Math.max(...loudnesses) - Math.min(...loudnesses);
  const below = Math.min(...loudnesses) - Math.max(...music.map(({ loudness }) => loudness));
  const faults = [
    ...(spread > MAX_SPREAD ? [`cues differ by ${spread.toFixed(1)} dB, more than ${MAX_SPREAD}`] : []),
    ...(soft > MAX_SOFT_SPREAD
      ? [`soft cues are ${soft.toFixed(1)} dB below others, more than ${MAX_SOFT_SPREAD}`]
      : []),
    ...(below < MIN_BELOW ? [`music is ${below.toFixed(1)} dB below the quietest cue, less than ${MIN_BELOW}`] : []),
    ...(crowd.peak >= 0 ? [`ten cues at once clip: ${crowd.peak.toFixed(1)} dB`] : []),
    ...(chain.every(({ tone }, i) => i === 0 || tone > (chain[i - 1]?.tone ?? 0)) ? [] : ['a chain does not rise']),
  ];
  console.log(
    `spread ${spread.toFixed(1)} dB, with soft cues ${soft.toFixed(1)} dB; ten at once peak at ${crowd.peak.toFixed(1)} dB; music ${below.toFixed(1)} dB below cues`,
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

await main();
