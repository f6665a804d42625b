// A match on the real page, whose frames and workers the test holds. No bot is ever late: a frame comes only when all of
// them have answered. So the page plays the same match every time.

import type { BotGame } from '@rensa/bots/bot';
import type { Input } from '@rensa/engine';
import { INPUT } from '@rensa/games/falling';
import type { Page } from 'playwright-core';
import { CATALOG } from '../../../apps/web/catalog/catalog.ts';
import { hasVersus } from '../../../apps/web/versus/listing/listing.ts';
import { holdFrames, passFrames } from '../browser/frames.ts';
import { addScript, type Look, takePage } from '../browser/page.ts';
import { SETTLED_FRAMES } from '../playing/moves.ts';
import { watchWorkers } from './workers.ts';

/** The seed of every round: the page draws nothing else from its platform. */
export const SEED = 3;

/** Everything a test needs to know of a game. */
export interface MatchGame {
  readonly id: string;
  readonly bots: BotGame;
  /** As the page sets a match up the first time. */
  readonly setup: unknown;
  /** A bot that beats the weakest opponent. */
  readonly player: string;
}

/** Every game that can be played against a bot. */
export const MATCH_GAMES: readonly MatchGame[] = await Promise.all(
  CATALOG.filter(hasVersus)
    .filter(({ rivals }) => rivals !== undefined)
    .map(async ({ id }) => (await import(`./games/${id}.ts`)).matchGame as MatchGame),
);

/** The setup page of a game. `more` runs in the page before its own scripts. */
export async function openVersus(
  id: string,
  look: Partial<Look> = {},
  more = (): void => {},
  address = `/versus/${id}`,
): Promise<Page> {
  const page = await takePage(look);
  await holdFrames(page);
  await watchWorkers(page);
  await addScript(page, more);
  await addScript(page, () => {
    Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      (array as unknown as Uint32Array).fill(3);
      return array;
    };
  });
  await page.goto(address);
  await page.locator('main.versus').waitFor();
  return page;
}

/** The state of a match as the page shows it. */
export interface ShownMatch {
  readonly phase: string;
  readonly stage: string;
}

export async function shownMatch(page: Page): Promise<ShownMatch> {
  return page.locator('main.match').evaluate((main) => {
    const { phase = '', stage = '' } = main.dataset;
    return { phase, stage };
  });
}

/** Skips what is said before a round. */
export async function beginRound(page: Page): Promise<void> {
  await page.locator('main.match[data-stage="announcing"]').waitFor();
  await passFrames(page, SETTLED_FRAMES);
  await page.keyboard.press('Enter');
  await page.locator('main.match[data-phase="playing"]').waitFor();
}

/** Lets frames pass until the round is over, up to a limit. Gives the frames that it took. */
export async function passRound(page: Page, most: number): Promise<number> {
  return page.evaluate(async (most) => {
    const isPlaying = (): boolean => document.querySelector('main.match[data-phase="playing"]') !== null;
    let frames = 0;
    for (; frames < most && isPlaying(); frames++) {
      await window.watchedWorkers.quiet();
      await window.heldFrames.next();
    }
    return frames;
  }, most);
}

const KEYS = [
  { bit: INPUT.left, code: 'ArrowLeft' },
  { bit: INPUT.right, code: 'ArrowRight' },
  { bit: INPUT.rotateLeft, code: 'KeyZ' },
  { bit: INPUT.rotateRight, code: 'KeyX' },
];

/** Presses keys tick by tick: what a person does at once is a tap, a soft drop is held. */
export async function pressAll(page: Page, inputs: readonly Input[]): Promise<void> {
  await page.evaluate(
    async ({ inputs, keys, soft }) => {
      const send = (type: string, code: string): void =>
        void window.dispatchEvent(new KeyboardEvent(type, { code, cancelable: true }));
      let held = false;
      for (const input of inputs) {
        for (const { code } of keys.filter(({ bit }) => (input & bit) !== 0)) {
          send('keydown', code);
          send('keyup', code);
        }
        const drops = (input & soft) !== 0;
        if (drops !== held) send(drops ? 'keydown' : 'keyup', 'ArrowDown');
        held = drops;
        await window.watchedWorkers.quiet();
        await window.heldFrames.next();
      }
      send('keyup', 'ArrowDown');
    },
    { inputs, keys: KEYS, soft: INPUT.soft },
  );
}

/** The result sheet comes when the end has been seen. */
export async function passEnd(page: Page): Promise<string> {
  await page.evaluate(async () => {
    for (let i = 0; i < 120; i++) await window.heldFrames.next();
  });
  const title = page.locator('dialog.match-result .result-title');
  await title.waitFor();
  return (await title.textContent()) ?? '';
}
