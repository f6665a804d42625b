import { unpackReplay } from '@rensa/engine';
import { until } from '../../web/playing/game.ts';
import { FULL } from '../../web/puyo/full.ts';
import { type Scene, stored } from '../scene.ts';

export const scenes: readonly Scene[] = [
  {
    name: 'puyo-chain',
    kept: { 'rensa:save:puyo': stored(unpackReplay(FULL)) },
    show: async (page) => {
      await page.goto('/play/puyo');
      await until(page, { phase: 'paused' });
      await page.locator('dialog .button.primary').click();
      await until(page, { phase: 'playing' });
      await page.keyboard.press('Space');
    },
  },
];
