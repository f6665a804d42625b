// Loop's words load with its pages.

import { spoken, Text, type Translation } from '../../base/text.ts';
import type { Shape } from '@rensa/games/loop';
import { presetOf } from './slot.ts';
import type { en } from './text/en.ts';

const words = new Text({
  en: async (): Promise<LoopDictionary> => (await import('./text/en.ts')).en,
  ja: async (): Promise<LoopDictionary> => (await import('./text/ja.ts')).ja,
});

export type LoopDictionary = Translation<typeof en>;

export function loadLoopText(): Promise<void> {
  return words.load();
}

export function loopText(): LoopDictionary {
  return words.words;
}

/** `7 × 7, 3 holes`, or the name of one of the five squares. */
export function shapeWords(shape: Shape, t: LoopDictionary): string {
  const level = presetOf(shape);
  const size = t.size(shape.rows, shape.cols);
  if (level !== undefined) return t[level];
  return shape.holes === 0 ? size : t.list(size, t.holes(shape.holes));
}

/** A date in the words of the language in force. */
export function dateWords(date: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(spoken.value, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** From Sunday, in the shortest form there is. */
export function weekdayWords(): readonly string[] {
  const format = new Intl.DateTimeFormat(spoken.value, { weekday: 'narrow', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format(new Date(Date.UTC(2026, 0, 4 + i))));
}
