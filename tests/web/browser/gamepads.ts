// Game controllers that a test holds.

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    fakePads: { connected: boolean; buttons: { pressed: boolean }[]; axes: number[]; index: number }[];
  }
}

/** Two of them. Runs in the page. */
export function takePads(): void {
  window.fakePads = [0, 1].map((index) => ({
    index,
    connected: true,
    buttons: Array.from({ length: 17 }, () => ({ pressed: false })),
    axes: [0, 0, 0, 0],
  }));
  navigator.getGamepads = () => window.fakePads.map((pad) => (pad.connected ? (pad as unknown as Gamepad) : null));
}

export async function holdPad(page: Page, pad: number, button: number, pressed: boolean): Promise<void> {
  await page.evaluate(
    ({ pad, button, pressed }) => {
      const found = window.fakePads[pad]?.buttons[button];
      if (found) found.pressed = pressed;
    },
    { pad, button, pressed },
  );
}

export async function tapPad(page: Page, pad: number, button: number): Promise<void> {
  await holdPad(page, pad, button, true);
  await page.evaluate(() => window.heldFrames.next());
  await holdPad(page, pad, button, false);
  await page.evaluate(() => window.heldFrames.next());
}

/** Tells the page that there are controllers, as a browser does when something is pressed on one. */
export async function plugPads(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('gamepadconnected')));
}
