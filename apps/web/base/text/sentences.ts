import type { Language } from '../settings/settings.ts';
import { spoken } from './text.ts';

/** A Japanese sentence ends with a wide stop, which brings its own space. */
const BETWEEN: Readonly<Record<Language, string>> = { en: ' ', ja: '' };

/** Whole sentences, one after the other, as the language of the page writes them. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.join(BETWEEN[spoken.value]);
}
