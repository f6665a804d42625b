import type { Page } from 'playwright-core';

/** Something to take a picture of. */
export interface Scene {
  /** Also the name of its file. */
  readonly name: string;
  /** Data that earlier visits have left in the browser. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Brings a page that shows nothing yet to what is to be seen. Its frames are held. */
  readonly show: (page: Page) => Promise<void>;
}

/** The day on which all pictures are taken: a Sunday. */
export const NOON = new Date('2026-11-15T12:00:00');

/** A stored value, as the page keeps it. */
export function stored(value: unknown): string {
  return JSON.stringify({ v: 1, value });
}
