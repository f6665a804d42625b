import { puyo } from '@rensa/games/puyo';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { en } from '../words.ts';
import { address, ticks, until } from '../game.ts';
import { holdFrames } from '../frames.ts';
import { addScript, takePage } from '../page.ts';
import { CLASSIC } from './setups.ts';

declare global {
  interface Window {
    heard: { contexts: number; notes: number };
  }
}

async function open(): Promise<Page> {
  const page = await takePage();
  await holdFrames(page);
  await addScript(page, () => {
    window.heard = { contexts: 0, notes: 0 };
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.heard.contexts++;
      }
      override createOscillator(): OscillatorNode {
        window.heard.notes++;
        return super.createOscillator();
      }
    };
  });
  await page.goto(address(puyo, CLASSIC, 1));
  await until(page, { phase: 'playing' });
  await ticks(page, 5);
  return page;
}

const heard = (page: Page) => page.evaluate(() => window.heard);

test('sound sleeps until the first key, and then is heard', async () => {
  const page = await open();
  expect(await heard(page)).toEqual({ contexts: 0, notes: 0 });
  await page.keyboard.press('ArrowUp');
  await until(page, { pairs: 1 });
  const { contexts, notes } = await heard(page);
  expect(contexts).toBe(1);
  expect(notes).toBeGreaterThan(0);
});

test('sound that is turned off is not heard', async () => {
  const page = await open();
  await page.getByRole('button', { name: en.soundOn }).click();
  await page.keyboard.press('ArrowUp');
  await until(page, { pairs: 1 });
  expect((await heard(page)).notes).toBe(0);
});
