// Counts what a page lets be heard and felt.

import type { Page } from 'playwright-core';

interface Heard {
  contexts: number;
  notes: number;
  /** Milliseconds of every vibration. */
  readonly buzzes: number[];
}

declare global {
  interface Window {
    heard: Heard;
  }
}

/** Runs in the page, so it can use nothing from outside; before the first gesture, after which the page has sound. */
export function countSounds(): void {
  window.heard = { contexts: 0, notes: 0, buzzes: [] };
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
  navigator.vibrate = (ms) => {
    window.heard.buzzes.push(Number(ms));
    return true;
  };
}

export function heardOn(page: Page): Promise<Heard> {
  return page.evaluate(() => window.heard);
}
