import type { Language } from '../settings/settings.ts';
import { spoken } from './text.ts';

/** Space between sentences; a Japanese sentence ends with a wide stop, which needs none. */
const BETWEEN: Readonly<Record<Language, string>> = { en: ' ', ja: '' };

/** Joins whole sentences, in the language of the page. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(BETWEEN[spoken.value]);
}
