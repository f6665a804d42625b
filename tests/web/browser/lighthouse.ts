// Lighthouse on a page, in its mobile profile: a middling phone on a slow network, simulated. It comes by npx: with
// it in our lock, `npm ci` would refuse the lock, because one of its packages asks for the latest of another.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from './browser.ts';
import type { Row } from './timed.ts';

const PACKAGE = 'lighthouse@12.8.2';
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MAX_BYTES = 100_000_000;

/** As much of its report as is read here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

async function reportOn(url: string): Promise<Report> {
  const args = ['--yes', PACKAGE, url, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: MAX_BYTES });
  return JSON.parse(stdout) as Report;
}

function rowsOf({ categories, audits }: Report): readonly Row[] {
  const scores = Object.entries(LEAST).map(([name, least]) => ({
    what: `Lighthouse on a phone: ${categories[name]?.title ?? name}`,
    measured: String(Math.round((categories[name]?.score ?? 0) * 100)),
    budget: String(least),
  }));
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  return [...scores, { what: 'Lighthouse on a phone: layout shift', measured: shift.toFixed(3), budget: '0' }];
}

/** A row says so where the package cannot be had. */
export async function lighthouseRows(url: string): Promise<readonly Row[]> {
  try {
    return rowsOf(await reportOn(url));
  } catch (error) {
    const [first = ''] = String(error).split('\n');
    return [{ what: 'Lighthouse on a phone', measured: `skipped: ${first}`, budget: '95 and 100' }];
  }
}
