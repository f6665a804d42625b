// From a press to the frame that shows it: with keys, on the buttons of a phone, and on a controller.

import type { Browser, Page } from 'playwright-core';

import { holdPad, takePads } from '../browser/gamepads.ts';
import { SIZES } from '../browser/page.ts';
import type { Row } from '../browser/timed.ts';

/** One press: the frames until it was seen, 1 for the first that began after it, and the milliseconds. */
interface Seen {
  readonly frames: number;
  readonly ms: number;
}

declare global {
  interface Window {
    presses: { mark(): void; readonly seen: Seen[]; readonly waiting: boolean; readonly still: number };
  }
}

const PRESSES = 200;
/** Frames without a change before the next press. */
const STILL = 6;
/** Buttons of the cross of a controller. */
const CROSS = { left: 14, right: 15 } as const;

type Side = keyof typeof CROSS;
type Press = (page: Page, side: Side) => Promise<void>;

const KEYS = { left: 'ArrowLeft', right: 'ArrowRight' } as const;

const WAYS: readonly { readonly what: string; readonly phone: boolean; readonly press: Press }[] = [
  { what: 'key', phone: false, press: (page, side) => page.keyboard.press(KEYS[side]) },
  { what: 'touch', phone: true, press: (page, side) => page.locator(`.pad[data-button="${side}"]`).tap() },
  { what: 'controller', phone: false, press: pressPad },
];

async function pressPad(page: Page, side: Side): Promise<void> {
  await page.evaluate((button) => {
    window.presses.mark();
    const found = window.fakePads[0]?.buttons[button];
    if (found) found.pressed = true;
  }, CROSS[side]);
  await page.waitForFunction(() => !window.presses.waiting, undefined, { timeout: 2000 }).catch(() => {});
  await holdPad(page, 0, CROSS[side], false);
}

export async function latencyRows(browser: Browser, address: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { what, phone, press } of WAYS) rows.push(rowOf(what, await measure(browser, address, phone, press)));
  return rows;
}

async function measure(browser: Browser, address: string, phone: boolean, press: Press): Promise<readonly Seen[]> {
  const context = await browser.newContext(phone ? SIZES.phone : SIZES.desktop);
  const page = await context.newPage();
  // What runs this script gives functions their names by a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(takePads);
  await page.addInitScript(watchPresses);
  await page.goto(`${address}/play/puyo?rules=classic&seed=1&start=1`);
  await page.locator('.play[data-phase="playing"]').waitFor();
  for (let i = 0; i < PRESSES; i++) {
    await page.waitForFunction((still) => window.presses.still >= still && !window.presses.waiting, STILL);
    await press(page, i % 2 === 0 ? 'left' : 'right');
    await page.waitForFunction(() => !window.presses.waiting, undefined, { timeout: 2000 }).catch(() => {});
  }
  const seen = await page.evaluate(() => window.presses.seen);
  await context.close();
  return seen;
}

function rowOf(what: string, seen: readonly Seen[]): Row {
  const ms = seen.map((each) => each.ms).toSorted((a, b) => a - b);
  const at = (part: number): string => (ms[Math.floor(ms.length * part)] ?? Number.NaN).toFixed(1);
  const first = seen.filter(({ frames }) => frames <= 1).length;
  return {
    what: `${what} to the frame that shows it (${seen.length} presses)`,
    measured: `first frame ${((100 * first) / seen.length).toFixed(1)}%, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
    budget: '95%',
  };
}

/**
 * A pair that moves sideways is drawn at other places from left to right, and nothing else is. Runs in the page, so it
 * can use nothing from outside.
 */
function watchPresses(): void {
  let [frame, drawn, last, still] = [0, '', '', 0];
  let mark: { readonly frame: number; readonly at: number; readonly places: string } | undefined;
  const seen: { frames: number; ms: number }[] = [];
  const { prototype } = CanvasRenderingContext2D;
  const draw = Reflect.get(prototype, 'drawImage') as (...args: unknown[]) => void;
  Reflect.set(prototype, 'drawImage', function (this: CanvasRenderingContext2D, ...args: unknown[]) {
    if (this.canvas.className === 'board') drawn += `${Math.round(args[1] as number)} `;
    draw.apply(this, args);
  });
  const look = (now: number): void => {
    if (drawn === '') return;
    still = drawn === last ? still + 1 : 0;
    if (mark && frame > mark.frame && drawn !== mark.places) {
      seen.push({ frames: frame - mark.frame, ms: now - mark.at });
      mark = undefined;
    }
    last = drawn;
    drawn = '';
  };
  const request = window.requestAnimationFrame.bind(window);
  let at = 0;
  window.requestAnimationFrame = (callback) =>
    request((ms) => {
      if (ms !== at) [frame, at] = [frame + 1, ms];
      callback(ms);
      look(performance.now());
    });
  const note = (event?: Event): void => {
    mark = { frame, at: event?.timeStamp ?? performance.now(), places: last };
  };
  window.addEventListener('keydown', note, true);
  window.addEventListener('touchstart', note, true);
  window.presses = {
    mark: () => note(),
    seen,
    get waiting() {
      return mark !== undefined;
    },
    get still() {
      return still;
    },
  };
}
