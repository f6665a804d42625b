// Every page, and the states that matter.

import { existsSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { linkText } from '../../apps/web/base/share/link.ts';
import { CATALOG } from '../../apps/web/catalog/catalog.ts';
import { ROUTES } from '../../apps/web/router.ts';
import { FALLING } from '../web/playing/falling.ts';
import { passFrames } from '../web/browser/frames.ts';
import { ticks, until } from '../web/playing/game.ts';
import { loseWithKeys } from '../web/playing/moves.ts';
import { MATCH_GAMES, type MatchGame } from '../web/versus/match.ts';
import { cutOff, fullestTick, goldenOf } from './golden.ts';
import { type Scene, stored } from './scene.ts';
import { bringUsed, previewUsed } from './used.ts';

/** Boards come from the first ticks of a golden game. */
const MAX_TICKS = 60 * 90;
/** Long enough for a piece to be dealt and on its way. */
const SHORT = 70;

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor({ state: 'attached' });
  await page.locator('[data-phase="making"]').waitFor({ state: 'detached' });
}

/** The cards of the home page draw themselves in idle time. A copy is read: reading from a canvas changes it. */
async function cardsDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isDrawn = (board: HTMLCanvasElement): boolean => {
      const pen = new OffscreenCanvas(16, 16).getContext('2d');
      pen?.drawImage(board, 0, 0, 16, 16);
      return pen?.getImageData(0, 0, 16, 16).data.some((byte) => byte !== 0) === true;
    };
    const inSight = (element: Element): boolean => element.getBoundingClientRect().top < innerHeight;
    const cards = [...document.querySelectorAll('article')].filter(inSight);
    const boards = cards.map((card) => card.querySelector('canvas'));
    return cards.length > 0 && boards.every((board) => board !== null && isDrawn(board));
  });
}

const pages: readonly Scene[] = [...ROUTES.map(({ path }) => path), '/missing'].map((path) => ({
  name: nameOf(path),
  show: async (page) => {
    await goTo(page, path);
    if (path === '/') await cardsDrawn(page);
    if (path.startsWith('/learn/')) await passFrames(page, SHORT);
  },
}));

/** Pages that show what was played, after weeks of it. */
const used: readonly Scene[] = [
  ...['/', '/replays', '/stats', '/achievements'].map((path) => ({
    name: `${nameOf(path)}-used`,
    kept: path === '/' ? left(FALLING[0]?.split('/').at(-1) as string) : {},
    show: async (page: Page) => {
      await bringUsed(page);
      await goTo(page, path);
      if (path === '/') await cardsDrawn(page);
      if (path === '/replays') await page.locator('.replay-row').first().waitFor();
    },
  })),
  {
    name: 'stats-game',
    show: async (page) => {
      await bringUsed(page);
      await goTo(page, '/stats');
      await page.locator('.segment input').nth(1).check({ force: true });
    },
  },
  { name: 'data-preview', show: previewUsed },
  {
    name: 'daily-result',
    show: async (page) => {
      await bringUsed(page);
      await goTo(page, `/daily/${FALLING[0]?.split('/').at(-1)}`);
      await page.locator('dialog[open]').waitFor();
    },
  },
];

/** A game that was left in the middle. */
function left(id: string): Readonly<Record<string, string>> {
  const golden = goldenOf(id);
  const replay = cutOff(golden, fullestTick(golden, MAX_TICKS));
  return { [`rensa:save:${id}`]: stored(replay) };
}

async function resume(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await until(page, { phase: 'paused' });
  await page.locator('dialog .button.primary').click();
  await until(page, { phase: 'playing' });
  await ticks(page, SHORT);
}

function fallingScenes(path: string): readonly Scene[] {
  const name = nameOf(path);
  const kept = left(path.split('/').at(-1) as string);
  return [
    { name: `${name}-middle`, kept, show: (page) => resume(page, path) },
    {
      name: `${name}-pause`,
      kept,
      show: async (page) => {
        await page.goto(path);
        await until(page, { phase: 'paused' });
      },
    },
    {
      name: `${name}-result`,
      show: async (page) => {
        await page.goto(`${path}?start=1&seed=1`);
        await until(page, { phase: 'playing' });
        await loseWithKeys(page);
        await page.locator('dialog[open]').waitFor();
      },
    },
  ];
}

/** The scenes of a game, or of a match. */
async function replayScenes(id: string): Promise<readonly Scene[]> {
  const link = await linkText(goldenOf(id));
  const show = async (page: Page): Promise<void> => {
    await goTo(page, `/replay#${link}`);
    await page.getByRole('slider').first().waitFor();
    await page.keyboard.press('Space');
    for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowRight');
    await passFrames(page, 2);
  };
  return [{ name: `replay-${id}`, show }];
}

/** A match against the weakest bot. */
function matchScenes({ id, bots }: MatchGame): readonly Scene[] {
  const match = `${id}-versus`;
  const golden = goldenOf(match);
  const bot = bots.levels[0]?.name;
  const plan = {
    setup: golden.setup,
    bestOf: 3,
    seats: [
      { kind: 'person', device: 'all' },
      { kind: 'bot', name: bot },
    ],
  };
  const running = cutOff(golden, Math.floor(golden.ticks * 0.6));
  const kept = { [`rensa:save:${match}`]: stored({ plan, rounds: [], running }) };
  const show = async (page: Page): Promise<void> => {
    await goTo(page, `/versus/${id}`);
    await page.locator('main.match dialog .button.primary').click();
    await page.locator('main.match[data-phase="playing"]').waitFor();
    await passFrames(page, SHORT);
  };
  return [{ name: `match-${id}`, kept, show }];
}

/** Scenes that only one game has are in a file of their own. */
async function ownScenes(id: string): Promise<readonly Scene[]> {
  if (!existsSync(new URL(`games/${id}.ts`, import.meta.url))) return [];
  return ((await import(`./games/${id}.ts`)) as { readonly scenes: readonly Scene[] }).scenes;
}

const settings: Scene = {
  name: 'home-settings',
  show: async (page) => {
    await goTo(page, '/');
    await page.locator('.home-head button').last().click();
    await page.locator('dialog[open]').waitFor();
  },
};

const withReplays = CATALOG.filter(({ replays }) => replays !== undefined);

export const SCENES: readonly Scene[] = [
  ...pages,
  ...used,
  settings,
  ...FALLING.flatMap(fallingScenes),
  ...MATCH_GAMES.flatMap(matchScenes),
  ...(await Promise.all(withReplays.map(({ id }) => replayScenes(id)))).flat(),
  ...(await Promise.all(MATCH_GAMES.map(({ id }) => replayScenes(`${id}-versus`)))).flat(),
  ...(await Promise.all(CATALOG.map(({ id }) => ownScenes(id)))).flat(),
];
