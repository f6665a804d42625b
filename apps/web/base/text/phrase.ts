import type { Language } from '../settings/settings.ts';
import { spoken } from './text.ts';

/** Short text that is needed so early that both languages load with the page. */
export type Phrase = Readonly<Record<Language, string>>;

export function say(phrase: Phrase): string {
  return phrase[spoken.value];
}
