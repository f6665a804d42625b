// Holds the frames of a page: it gets one only when a test gives it one, a sixtieth of a second after the last. A game
// ticks once in each, so a test knows how many ticks have passed, however busy the machine is.

import type { Page } from 'playwright-core';

import { addScript } from './page.ts';

interface Frames {
  held: boolean;
  /** Gives one frame, or waits for the next one if they are not held. */
  next(): Promise<void>;
}

declare global {
  interface Window {
    heldFrames: Frames;
  }
}

/** From its next document on the page waits for its frames. */
export async function holdFrames(page: Page): Promise<void> {
  await addScript(page, takeFrames);
}

/** From now on the frames come as the screen gives them, or are held again. */
export async function letFramesRun(page: Page, run = true): Promise<void> {
  await page.evaluate((run) => void (window.heldFrames.held = !run), run);
}

export async function passFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await window.heldFrames.next();
  }, count);
}

/** Runs in the page, so it can use nothing from outside. */
function takeFrames(): void {
  const onScreen = window.requestAnimationFrame.bind(window);
  const { port1, port2 } = new MessageChannel();
  let waiting = new Map<number, FrameRequestCallback>();
  let due = waiting;
  let [ids, ms, held, asked] = [0, performance.now(), true, false];

  const show = (at: number): void => {
    ms = at;
    due = waiting;
    waiting = new Map();
    for (const callback of due.values()) callback(at);
  };
  const ask = (): void => {
    if (held || asked || waiting.size === 0) return;
    asked = true;
    onScreen((at) => {
      asked = false;
      if (!held) show(at);
      ask();
    });
  };
  window.requestAnimationFrame = (callback) => {
    waiting.set(++ids, callback);
    ask();
    return ids;
  };
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id);
    due.delete(id);
  };
  const give = (done: () => void): void => {
    show(ms + 1000 / 60);
    // Between two frames a page has time for its other tasks.
    port1.addEventListener('message', done, { once: true });
    port1.start();
    port2.postMessage(null);
  };
  window.heldFrames = {
    get held() {
      return held;
    },
    set held(value) {
      held = value;
      ask();
    },
    next: () => new Promise((done) => (held ? give(done) : onScreen(() => done()))),
  };
}
