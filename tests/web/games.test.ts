import { describe, expect, test } from 'vitest';

import { en } from './look/words.ts';
import { FALLING } from './playing/falling.ts';
import { faultsOf } from './look/faults.ts';
import { letFramesRun } from './browser/frames.ts';
import { openHeld, ticks, until } from './playing/game.ts';
import { holdKey, LOOKS } from './browser/page.ts';

const NARRATED = { 'rensa:settings': JSON.stringify({ v: 1, value: { narration: 'full' } }) };

/** Interruptions of a screen reader from now on. Runs in the page. */
function hearWarnings(): string[] {
  const heard: string[] = [];
  const region = document.querySelector('[aria-live="assertive"]');
  if (region === null) return heard;
  const hear = (): number => heard.push(region.textContent);
  new MutationObserver(hear).observe(region, { childList: true, subtree: true, characterData: true });
  return heard;
}

describe.each(LOOKS)('in $colorScheme on a $size axe finds no fault in', (look) => {
  test.each(FALLING)('a running game at %s, its pause and its end', async (path) => {
    const page = await openHeld(`${path}?start=1&seed=1`, { ...look, kept: NARRATED });
    await until(page, { phase: 'playing' });
    await ticks(page, 120);
    await expect.poll(() => page.locator('[aria-live="polite"]').innerText()).toMatch(/Now \S.*, next \S.*\.$/);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: en.pause }).click();
    const dialog = page.getByRole('dialog', { name: en.paused });
    await dialog.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: en.resume }).click();
    await until(page, { phase: 'playing' });
    const warnings = await page.evaluateHandle(hearWarnings);
    await holdKey(page, 'ArrowDown');
    await until(page, { phase: 'over' });
    expect(await warnings.jsonValue()).toContain(en.saidDanger);
    await letFramesRun(page);
    await page.getByRole('dialog', { name: en.over }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
