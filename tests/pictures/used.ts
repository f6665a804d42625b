// The data of somebody who has played every day for weeks, as a file that the page imports: pages that list what was
// played are empty without it.

import { advance, atOnce, below } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { Page } from 'playwright-core';
import type { FinishedGame } from '../../apps/web/base/storage/finished/game.ts';
import { dayOf, daysAfter, localDate } from '../../apps/web/base/calendar/days.ts';
import type { ReplayRecord } from '../../apps/web/base/storage/replays.ts';
import { CATALOG } from '../../apps/web/catalog/catalog.ts';
import { wayOf } from '../../apps/web/play/records/best.ts';
import type { DailyTry } from '../../apps/web/play/daily/tries.ts';
import type { GameUi } from '../../apps/web/play/ui/ui.ts';
import { recordOf } from '../../apps/web/play/watch/record.ts';
import { FALLING } from '../web/playing/falling.ts';
import { goldenGames } from './golden.ts';
import { NOON } from './scene.ts';

const DAYS = 60;
const HOUR_MS = 3_600_000;
const TODAY = localDate(NOON);
/** Days that were missed, counted back from today. */
const MISSED: ReadonlySet<number> = new Set([13, 14, 29, 41]);
const played = Array.from({ length: DAYS }, (_, back) => back).filter((back) => !MISSED.has(back));
const falling = FALLING.map((path) => path.split('/').at(-1) as string);

/** A whole number below `n`, the same each time. */
function draw(seed: number, n: number): number {
  return below(advance(advance(Math.imul(seed + 1, 0x9e37_79b1))), n);
}

/** Better from week to week. */
function score(seed: number, back: number): number {
  return 100 * (40 + draw(seed, 120) + 3 * (DAYS - back));
}

async function finishedOf(id: string, at: number): Promise<readonly FinishedGame[]> {
  const [golden] = goldenGames(id);
  if (golden === undefined) return [];
  const way = wayOf(await uiOf(id), golden.setup);
  return played.flatMap((back) =>
    Array.from({ length: 1 + draw(back * 7 + at, 2) }, (_, i): FinishedGame => {
      const seed = back * 31 + i * 5 + at * 1009;
      return {
        run: `${id} ${back} ${i}`,
        game: id,
        way,
        at: NOON.getTime() - (back * 24 + i + at) * HOUR_MS,
        ticks: 60 * (90 + draw(seed + 1, 300)),
        score: score(seed, back),
        peak: 1 + draw(seed + 2, 4) + draw(seed + 3, 5),
        ranked: true,
      };
    }),
  );
}

function triesOf(at: number): readonly DailyTry[] {
  return played
    .filter((back) => back > 0 || at === 0)
    .map((back) => {
      const date = daysAfter(TODAY, -back);
      const seed = back * 17 + at * 331;
      return { date, score: score(seed, back), chain: 2 + draw(seed, 6), ended: date, replay: null, ranked: true };
    })
    .toReversed();
}

/** The files that the folder of a falling game brings to its page. */
async function uiOf(id: string): Promise<GameUi<FallingTypes>> {
  const parts = Object.values((await import(`../../apps/web/games/${id}/ui.tsx`)) as Record<string, object>);
  return parts.find((part) => 'turn' in part) as GameUi<FallingTypes>;
}

async function replaysOf(id: string, at: number): Promise<readonly ReplayRecord[]> {
  const ui = await uiOf(id);
  return goldenGames(id).map((replay, i) => ({
    ...atOnce(recordOf(ui, replay)),
    at: NOON.getTime() - (i * 31 + at * 7 + 1) * HOUR_MS,
    marked: i === 1,
  }));
}

/** The result of the golden game of each way to play. */
async function bestsOf(id: string): Promise<readonly [string, unknown]> {
  const ui = await uiOf(id);
  const bests = goldenGames(id).map((replay) => [wayOf(ui, replay.setup), atOnce(recordOf(ui, replay)).score]);
  return [`rensa:best:${id}`, Object.fromEntries(bests)];
}

/** Every other one. */
async function achievements(): Promise<Readonly<Record<string, string>>> {
  const all = (await Promise.all(CATALOG.map((game) => game.achievements()))).flat();
  return Object.fromEntries(all.filter((_, i) => i % 2 === 0).map(({ id }) => [id, TODAY]));
}

async function stored(): Promise<Readonly<Record<string, unknown>>> {
  const days = played.map((back) => dayOf(TODAY) - back).toReversed();
  const tries = falling.map((id, at) => [`rensa:daily:${id}`, triesOf(at)]);
  const bests = await Promise.all(falling.map(bestsOf));
  const earned = ['rensa:achievements', await achievements()];
  const values = Object.fromEntries([['rensa:days', days], ...tries, ...bests, earned]) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { v: 1, value }]));
}

async function write(): Promise<string> {
  const replays = (await Promise.all(falling.map(replaysOf))).flat().toSorted((a, b) => a.at - b.at);
  const games = (await Promise.all(falling.map(finishedOf))).flat();
  const values = await stored();
  return JSON.stringify({ format: 'rensa-data/1', at: NOON.getTime(), stored: values, replays, games, totals: [] });
}

let file: Promise<string> | undefined;

/** Chooses the file on the page of one's own data, and shows what it would change. */
export async function previewUsed(page: Page): Promise<void> {
  await page.goto('/data');
  file ??= write();
  const buffer = Buffer.from(await file);
  await page.locator('input[type="file"]').setInputFiles({ name: 'rensa.json', mimeType: 'application/json', buffer });
  await page.locator('dialog[open]').waitFor();
}

export async function bringUsed(page: Page): Promise<void> {
  await previewUsed(page);
  await Promise.all([page.waitForEvent('load'), page.locator('dialog .button.primary').click()]);
  await page.locator('.toast').waitFor();
}
