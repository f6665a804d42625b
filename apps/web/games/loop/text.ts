// Loop's words load with its pages. Typed like the ones of the shell.

import { language } from '../../base/settings.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';

type English = typeof en;

export type LoopDictionary = {
  readonly [K in keyof English]: English[K] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

const DICTIONARIES: Readonly<Record<'en' | 'ja', LoopDictionary>> = { en, ja };

export function loopText(): LoopDictionary {
  return DICTIONARIES[language.value];
}

/** A date in the words of the language in force. */
export function dateWords(date: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language.value, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** From Sunday, in the shortest form there is. */
export function weekdayWords(): readonly string[] {
  const format = new Intl.DateTimeFormat(language.value, { weekday: 'narrow', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format(new Date(Date.UTC(2026, 0, 4 + i))));
}
