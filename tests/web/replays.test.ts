import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { LIMITS, readReplay, type Replay, verify } from '@rensa/engine';
import { findGame } from '@rensa/games';
import { INPUT } from '@rensa/games/loop';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { linkText } from '../../apps/web/base/share/link.ts';
import { FALLING } from './playing/falling.ts';
import { faultsOf } from './look/faults.ts';
import { holdFrames, letFramesRun, passFrames } from './browser/frames.ts';
import { openHeld, shown, until } from './playing/game.ts';
import { OVER_FRAMES } from './playing/moves.ts';
import { follow, freshPage, holdKey, LOOKS, openPage, takePage } from './browser/page.ts';
import { en, watchWords } from './look/words.ts';
import { SMOKE } from './smoke.ts';

const words = watchWords.en;
const golden = (name: string): Replay =>
  readReplay(readFileSync(new URL(`../../replays/${name}.json`, import.meta.url), 'utf8'));
const REPLAY = golden('gems-arcade-timed3-pillars');

const knobOf = (page: Page) => page.getByRole('slider', { name: words.timeline });

/** The tick that the page shows. */
async function tickOf(page: Page): Promise<number> {
  return Number(await knobOf(page).inputValue());
}

/** A page that shows a replay from a link and gets a frame only when it is given one. */
async function openLink(replay: Replay): Promise<Page> {
  const page = await takePage();
  await holdFrames(page);
  await page.goto(`/replay#${await linkText(replay)}`);
  await knobOf(page).waitFor();
  return page;
}

/** Drops files with these texts on the list. */
async function drop(page: Page, texts: readonly string[]): Promise<void> {
  await page.evaluate((texts) => {
    const dataTransfer = new DataTransfer();
    for (const text of texts) dataTransfer.items.add(new File([text], 'a.json'));
    document.querySelector('main')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }, texts);
}

/** Pastes on the page, beside every field. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

/** The text of the file that a button hands out. */
async function downloaded(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return text(await file.createReadStream());
}

describe('a finished game', () => {
  test.each(FALLING)('at %s is kept, listed and watched', SMOKE, async (path) => {
    const page = await openHeld(`${path}?start=1&seed=1`);
    await until(page, { phase: 'playing' });
    await holdKey(page, 'ArrowDown');
    await until(page, { phase: 'over' });
    const { score } = await shown(page);
    await page.keyboard.up('ArrowDown');
    await page.goto('/replays');
    const row = page.getByRole('listitem');
    await row.getByText(score.toLocaleString('en'), { exact: true }).waitFor();
    await row.getByRole('link').click();
    await knobOf(page).waitFor();
    await page.keyboard.press('End');
    await letFramesRun(page);
    await page.getByRole('region', { name: en.score }).getByText(score.toLocaleString('en'), { exact: true }).waitFor();
    await expect.poll(() => tickOf(page)).toBe(Number(await knobOf(page).getAttribute('max')));
  });

  test('can be marked to stay, deleted, and brought back', async () => {
    const page = await openHeld(`${FALLING[0]}?start=1&seed=1`);
    await until(page, { phase: 'playing' });
    await holdKey(page, 'ArrowDown');
    await until(page, { phase: 'over' });
    await page.keyboard.up('ArrowDown');
    await page.goto('/replays');
    await page.getByRole('button', { name: en.mark }).click();
    await page.getByText(en.keptOf(1, 1)).waitFor();
    await page.reload();
    await page.getByRole('button', { name: en.unmark }).waitFor();
    await page.getByRole('button', { name: en.remove }).click();
    await page.getByRole('heading', { name: en.noReplays }).waitFor();
    await expect.poll(() => page.getByRole('listitem').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(en.undo);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: en.unmark }).waitFor();
    await page.getByRole('button', { name: en.remove }).click();
    await page.getByRole('heading', { name: en.noReplays }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: en.noReplays }).waitFor();
  });
});

/** A replay of twelve hours in which the pen never rests. */
const ENDLESS: Replay = {
  format: 'rensa-replay/1',
  game: 'loop',
  version: 2,
  setup: { kind: 'sized', rows: 12, cols: 12 },
  seed: 1,
  ticks: LIMITS.ticks,
  log: [[1, INPUT.press('pen', 0), LIMITS.ticks - 1, INPUT.trace(0, ['right', 'down', 'left', 'up'])]],
  hash: '0'.repeat(16),
};

/** The page's next turn after a slice of work comes only when the test gives it. */
async function holdSlices(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    class HeldChannel {
      port1 = { addEventListener: (_: string, listener: () => void) => waiting.push(listener), start() {}, close() {} };
      port2 = { postMessage() {} };
    }
    Object.assign(window, { MessageChannel: HeldChannel, giveTurn: () => waiting.splice(0).forEach((each) => each()) });
  });
  return () => page.evaluate(() => (window as unknown as { giveTurn: () => void }).giveTurn());
}

describe('a replay that would take very long', () => {
  test('is refused at once, wherever it comes from', async () => {
    const page = await openPage(`/replay#${await linkText(ENDLESS)}`);
    await page.getByRole('heading', { name: en.largeHead }).waitFor();
    await page.goto('/replays');
    await page.getByRole('heading', { name: en.noReplays }).waitFor();
    await drop(page, [JSON.stringify(ENDLESS)]);
    await page.getByRole('heading', { name: en.largeHead }).waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });

  test('shows how far it is, and can be stopped', async () => {
    // No other test gets this page: its work never goes on by itself.
    const page = await freshPage({ size: 'phone' });
    const giveTurn = await holdSlices(page);
    const idle = { ...golden('puyo-tsu-endless-5'), setup: { rules: 'tsu', options: { gravityTicks: 100_000 } } };
    const long = { ...idle, ticks: 800_000, log: [[800_000, 0]] };
    await page.goto(`/replay#${await linkText(long)}`);
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: en.stop }).click();
    await giveTurn();
    await page.getByRole('heading', { name: en.stoppedHead }).waitFor();
    await page.goto('/replays');
    await page.getByRole('heading', { name: en.noReplays }).waitFor();
    await paste(page, JSON.stringify(long));
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: en.stop }).click();
    await giveTurn();
    await page.getByText(en.stopped).waitFor();
    expect(await page.getByRole('listitem').count()).toBe(0);
  });
});

/** The arrangement of the page in the next frames. */
async function layoutsSeen(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const nextFrame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    const seen = new Set<string>();
    for (let i = 0; i < 8; i++) {
      await nextFrame();
      const { layout, kind } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
      if (i > 2) seen.add(`${layout} ${kind}`);
    }
    return [...seen];
  });
}

describe('a replay', () => {
  test('is played, paused, and stepped through by keys', SMOKE, async () => {
    const page = await openLink(REPLAY);
    await passFrames(page, 30);
    const before = await tickOf(page);
    expect(before).toBeGreaterThan(20);
    await page.keyboard.press('Space');
    await passFrames(page, 5);
    await expect.poll(() => tickOf(page)).toBe(before);
    await page.keyboard.press('.');
    await page.keyboard.press('.');
    await page.keyboard.press(',');
    await expect.poll(() => tickOf(page)).toBe(before + 1);
    await page.keyboard.press('ArrowRight');
    const pair = await tickOf(page);
    expect(pair).toBeGreaterThan(before + 1);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => tickOf(page)).toBeGreaterThan(pair);
    await page.keyboard.press('Home');
    await expect.poll(() => tickOf(page)).toBe(0);
  });

  test('goes to where the knob is dragged, back and forth', async () => {
    const page = await openLink(REPLAY);
    await page.keyboard.press('Space');
    const box = await knobOf(page).boundingBox();
    if (box === null) throw new Error('there is no knob');
    const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
    await page.mouse.move(...at(0.1));
    await page.mouse.down();
    await page.mouse.move(...at(0.8));
    await expect.poll(async () => (await tickOf(page)) / REPLAY.ticks).toBeCloseTo(0.8, 1);
    await page.mouse.move(...at(0.3));
    await expect.poll(async () => (await tickOf(page)) / REPLAY.ticks).toBeCloseTo(0.3, 1);
    await page.mouse.up();
  });

  test.each([
    ['0.25', 10],
    ['16', 640],
  ])('runs at %s times the speed', async (speed, ticks) => {
    const page = await openLink(REPLAY);
    await page.keyboard.press('Space');
    await page.keyboard.press('Home');
    await page.locator('.segment', { hasText: words.times(Number(speed)) }).click();
    await page.getByRole('button', { name: words.play, exact: true }).click();
    await passFrames(page, 40);
    expect(Math.abs((await tickOf(page)) - ticks)).toBeLessThanOrEqual(ticks / 10 + 1);
  });

  test('is played on from any tick: a game that counts for nothing, survives a reload, and is a valid replay', async () => {
    const page = await openLink(REPLAY);
    await page.keyboard.press('Space');
    await knobOf(page).fill(String(REPLAY.ticks - 300));
    await page.getByRole('button', { name: words.playOn }).click();
    await until(page, { phase: 'playing' });
    await page.getByText(en.fromReplay).waitFor();
    await page.keyboard.press('KeyP');
    await page.reload();
    await page.getByRole('button', { name: en.resume }).click();
    await holdKey(page, 'ArrowDown');
    await until(page, { phase: 'over' });
    await page.keyboard.up('ArrowDown');
    await passFrames(page, OVER_FRAMES);
    await letFramesRun(page);
    await page.getByRole('dialog').getByText(en.replayNote).waitFor();
    const best = await page.evaluate((id) => localStorage.getItem(`rensa:best:${id}`), REPLAY.game);
    expect(best).toBeNull();
    const played = readReplay(await downloaded(page, en.saveReplay));
    expect(played).toMatchObject({ seed: REPLAY.seed, setup: REPLAY.setup });
    expect(played.hash).not.toBe(REPLAY.hash);
    const game = findGame(REPLAY.game)?.game;
    expect(game && verify(game, played).ok).toBe(true);
  });

  test('is sent as a link, and opens from it', async () => {
    const page = await freshPage();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/replay#${await linkText(REPLAY)}`);
    await page.getByRole('button', { name: words.share }).click();
    await page.getByRole('status').getByText(en.toastCopied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(2000);
    await page.goto('/replays');
    await page.getByRole('button', { name: en.import }).click();
    await page.getByRole('textbox', { name: en.importPaste }).fill(link);
    await page.getByRole('button', { name: en.importOpen }).click();
    await knobOf(page).waitFor();
    expect(Number(await knobOf(page).getAttribute('max'))).toBe(REPLAY.ticks);
    // The board has what the dock leaves it: if the dock followed the board, both would change with every frame.
    await page.setViewportSize({ width: 1100, height: 670 });
    expect(await layoutsSeen(page)).toHaveLength(1);
  });

  test('of a match has one arrangement on each low screen', async () => {
    const page = await openPage(`/replay#${await linkText(golden('gems-versus-quilt'))}`);
    await knobOf(page).waitFor();
    for (let height = 600; height <= 840; height += 40) {
      await page.setViewportSize({ width: 1280, height });
      expect({ height, layouts: (await layoutsSeen(page)).length }).toEqual({ height, layouts: 1 });
    }
  });

  test('is kept and opens from a file, and the same file is kept once', SMOKE, async () => {
    // A sheet does not slide out, so that there is one at a time.
    const page = await openPage('/replays', { reducedMotion: 'reduce' });
    const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(REPLAY)) };
    for (const said of [en.importDone, en.importKnown]) {
      await page.getByRole('button', { name: en.import }).click();
      await page.getByLabel(en.importFile).setInputFiles(file);
      await page.getByRole('status').getByText(said).waitFor();
      await expect.poll(() => knobOf(page).getAttribute('max')).toBe(String(REPLAY.ticks));
      await follow(page, '/replays');
      await page.getByRole('listitem').getByText(en.imported).waitFor();
    }
    await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
    await drop(page, [JSON.stringify(REPLAY), JSON.stringify(golden('gems-classic-timed2-pillars')), '']);
    await page.getByRole('listitem').nth(1).waitFor();
    await expect.poll(() => page.getByRole('listitem').count()).toBe(2);
    await page.getByRole('status').getByText(en.damagedHead).waitFor();
    await paste(page, `https://example.org/replay#${await linkText(REPLAY)}`);
    await knobOf(page).waitFor();
    await follow(page, '/replays');
    await page.getByRole('listitem').first().waitFor();
    await drop(page, [JSON.stringify(REPLAY)]);
    await knobOf(page).waitFor();
  });

  test.each([
    ['damaged', 'z1.AAAA', en.damagedHead],
    ['cut off', async () => (await linkText(REPLAY)).slice(0, -40), en.damagedHead],
    ['forged', () => linkText({ ...REPLAY, hash: '0123456789abcdef' }), en.forgedHead],
    ['of other rules', () => linkText({ ...REPLAY, version: 1 }), en.olderHead],
    ['of an unknown game', () => linkText({ ...REPLAY, game: 'chess' }), en.unknownHead],
  ])('that is %s gets a page that says so', async (_, link, head) => {
    const page = await openPage(`/replay#${typeof link === 'string' ? link : await link()}`);
    await page.getByRole('heading', { name: head }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('that is not kept here gets a page that says so, and so does a list that cannot be read', async () => {
    const page = await openPage('/replay/12345');
    await page.getByRole('heading', { name: en.goneHead }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.evaluate(() => Reflect.deleteProperty(IDBDatabase.prototype, 'transaction'));
    await follow(page, '/replays');
    await page.getByRole('status').getByText(en.notLoaded).waitFor();
  });

  test.each(LOOKS)('has no fault that axe finds, on a $size', async (look) => {
    const page = await openPage(`/replay#${await linkText(REPLAY)}`, look);
    await knobOf(page).waitFor();
    await page.keyboard.press('Space');
    expect(await faultsOf(page)).toEqual([]);
  });
});
