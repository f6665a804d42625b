// Playing a falling game on the real page, whose frames the test holds.

import { type Game, type GameTypes, parseReplay, playback } from '@rensa/engine';
import type { FallingTypes } from '@rensa/games/falling';
import type { Page } from 'playwright-core';

import { holdFrames, passFrames } from '../browser/frames.ts';
import { type Look, takePage } from '../browser/page.ts';
import { rehearse } from './rehearse.ts';

/** Frames until a test gives up waiting: a minute of a game. */
const MAX_FRAMES = 3600;

/** Times that a test looks for a page that is not loaded yet, every 10 ms. */
const LOAD_TRIES = 1500;

/** The state of a game as its page shows it. */
export interface Shown {
  readonly phase: string;
  readonly score: number;
  readonly pairs: number;
}

export async function shown(page: Page): Promise<Shown> {
  return ticks(page, 0);
}

/** Opens a game whose frames are held, with the first pair in hand. */
export async function openGame<G extends FallingTypes>(
  game: Game<G>,
  setup: object,
  seed: number,
  look: Partial<Look> = {},
): Promise<Page> {
  const page = await openHeld(address(game, setup, seed), look);
  await getReady(page, game, setup, seed);
  return page;
}

/** From the first tick of a game until its first pair is in hand. */
export async function getReady<G extends FallingTypes>(
  page: Page,
  game: Game<G>,
  setup: object,
  seed: number,
): Promise<void> {
  await until(page, { phase: 'playing' });
  await passFrames(page, rehearse(game, game.parseSetup(setup), seed, []).ready);
}

/** Opens an address; the page gets a frame only when it is given one. */
export async function openHeld(path: string, look: Partial<Look> = {}): Promise<Page> {
  const page = await takePage(look);
  await holdFrames(page);
  await page.goto(path);
  return page;
}

/** Lets frames pass until the page shows this phase, and at least these numbers. */
export async function until(page: Page, least: Partial<Shown>): Promise<Shown> {
  const { reached, ...now } = await watch(page, least, MAX_FRAMES);
  if (reached) return now;
  throw new Error(`waited in vain for ${JSON.stringify(least)}: the page shows ${JSON.stringify(now)}`);
}

/** Lets a number of ticks pass; a running game makes one in each frame. */
export async function ticks(page: Page, count: number): Promise<Shown> {
  const { reached: _, ...now } = await watch(page, { pairs: Number.POSITIVE_INFINITY }, count);
  return now;
}

/** In one trip to the page, however many frames it takes. */
async function watch(page: Page, least: Partial<Shown>, most: number): Promise<Shown & { readonly reached: boolean }> {
  return page.evaluate(
    async ({ least: { phase, score = 0, pairs = 0 }, most, tries }) => {
      const find = () => document.querySelector<HTMLElement>('[data-phase]');
      for (let i = 0; i < tries && !find(); i++) await new Promise((done) => setTimeout(done, 10));
      const look = () => {
        const dataset = find()?.dataset ?? {};
        const now = {
          phase: dataset['phase'] ?? '',
          score: Number(dataset['score'] ?? 0),
          pairs: Number(dataset['pairs'] ?? 0),
        };
        const reached = (phase ?? now.phase) === now.phase && now.score >= score && now.pairs >= pairs;
        return { ...now, reached };
      };
      for (let i = 0; i < most && !look().reached; i++) await window.heldFrames.next();
      return look();
    },
    { least, most, tries: LOAD_TRIES },
  );
}

/** The address at which a game with this setup begins at once. */
export function address({ id }: { readonly id: string }, setup: object, seed: number): string {
  const asked = Object.entries(setup).map(([key, value]) => `${key}=${value}`);
  return `/play/${id}?${asked.join('&')}&seed=${seed}&start=1`;
}

/** The state of the game that the page has saved. */
export async function savedState<G extends GameTypes>(page: Page, game: Game<G>): Promise<G['state']> {
  const text = await page.evaluate(
    (start) => Object.entries(localStorage).find(([key]) => key.startsWith(start))?.[1] as string | undefined,
    `rensa:save:${game.id}`,
  );
  if (text === undefined) throw new Error('the page has saved no game');
  const { value } = JSON.parse(text) as { readonly value: unknown };
  let state: G['state'] | undefined;
  for (const step of playback(game, parseReplay(value))) state = step.state;
  return state;
}
