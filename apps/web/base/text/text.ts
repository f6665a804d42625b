// Words in the person's language. Each part of the app has a dictionary, with one file per language, which loads
// together with that part.

import { signal } from '@preact/signals';
import type { Language } from '../settings/settings.ts';

/** Words that every language must have: the keys of the English dictionary, with the same parameters. */
export type Translation<English> = {
  readonly [K in keyof English]: English[K] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

/** Modules with the words of each language, loaded when they are needed. */
interface Loaders<Words> {
  en(): Promise<{ readonly en: Words }>;
  ja(): Promise<{ readonly ja: NoInfer<Words> }>;
}

async function loadWords<Words>(loaders: Loaders<Words>, language: Language): Promise<Words> {
  return language === 'en' ? (await loaders.en()).en : (await loaders.ja()).ja;
}

/** Language of the page. It follows the setting as soon as all dictionaries in use have it. */
export const spoken = signal<Language>('en');

let wanted: Language = 'en';
const inUse = new Set<Dictionary<object>>();

export class Dictionary<Words extends object> {
  readonly #load: (language: Language) => Promise<Words>;
  readonly #loaded = new Map<Language, Words>();

  constructor(load: (language: Language) => Promise<Words>) {
    this.#load = load;
  }

  /** Dictionary with these words too. */
  extend<More extends object>(loaders: Loaders<More>): Dictionary<Words & More> {
    return new Dictionary(async (language) => {
      const [own, more] = await Promise.all([this.fetch(language), loadWords(loaders, language)]);
      return { ...own, ...more };
    });
  }

  /** Words in the language of the page. A component that reads them is rendered again when the language changes. */
  readonly words = (): Words => {
    const words = this.#loaded.get(spoken.value);
    if (words === undefined) throw new Error('a part of the page is shown before its words are loaded');
    return words;
  };

  /** Loads the words. Must be awaited before anything is rendered with them. */
  async load(): Promise<void> {
    inUse.add(this);
    await Promise.all([...new Set([spoken.peek(), wanted])].map((language) => this.fetch(language)));
  }

  has(language: Language): boolean {
    return this.#loaded.has(language);
  }

  async fetch(language: Language): Promise<Words> {
    const words = this.#loaded.get(language) ?? (await this.#load(language));
    this.#loaded.set(language, words);
    return words;
  }
}

/** Dictionary with the words of these modules. */
export function dictionary<Words extends object>(loaders: Loaders<Words>): Dictionary<Words> {
  return new Dictionary((language) => loadWords(loaders, language));
}

/** Changes the language of the page once every dictionary in use has it. Rejects if one of them cannot be loaded. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  for (;;) {
    const missing = [...inUse].filter((each) => !each.has(language));
    if (missing.length === 0) break;
    await Promise.all(missing.map((each) => each.fetch(language)));
  }
  if (wanted === language) spoken.value = language;
}

/** The words of the shell, which every page may use. */
export const shellText = dictionary({ en: () => import('./en.ts'), ja: () => import('./ja.ts') });
export const shellWords = shellText.words;
export type ShellWords = ReturnType<typeof shellWords>;
