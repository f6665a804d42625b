// Words in the person's language. Each part of the app has a dictionary of its own, one file per language, which loads
// together with that part.

import { signal } from '@preact/signals';
import type { Language } from '../settings/settings.ts';

/** What every language must say: the keys of the English dictionary, with the same parameters. */
export type Translation<English> = {
  readonly [K in keyof English]: English[K] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

type Loaders<Dictionary> = Readonly<Record<Language, () => Promise<Dictionary>>>;

/** The language of the page. It follows the setting as soon as all dictionaries in use are there. */
export const spoken = signal<Language>('en');

let wanted: Language = 'en';
const inUse = new Set<Text<object>>();

export class Text<Dictionary extends object> {
  readonly #loaders: Loaders<Dictionary>;
  readonly #loaded = new Map<Language, Dictionary>();

  constructor(loaders: Loaders<Dictionary>) {
    this.#loaders = loaders;
  }

  /** A dictionary with these words too. */
  extend<More extends object>(loaders: Loaders<More>): Text<Dictionary & More> {
    const both = async (language: Language): Promise<Dictionary & More> => {
      const [, more] = await Promise.all([this.fetch(language), loaders[language]()]);
      return { ...(this.#loaded.get(language) as Dictionary), ...more };
    };
    return new Text({ en: () => both('en'), ja: () => both('ja') });
  }

  /** The words in the language of the page. A component that reads them is rendered again when the language changes. */
  get words(): Dictionary {
    const words = this.#loaded.get(spoken.value);
    if (words === undefined) throw new Error('a part of the page is shown before its words are loaded');
    return words;
  }

  /** To be awaited before anything is rendered with these words. */
  async load(): Promise<void> {
    inUse.add(this);
    await Promise.all([...new Set([spoken.peek(), wanted])].map((language) => this.fetch(language)));
  }

  has(language: Language): boolean {
    return this.#loaded.has(language);
  }

  async fetch(language: Language): Promise<void> {
    if (!this.has(language)) this.#loaded.set(language, await this.#loaders[language]());
  }
}

/** Changes the language of the page once every dictionary in use has it. Rejects when one of them cannot be loaded. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  for (;;) {
    const missing = [...inUse].filter((text) => !text.has(language));
    if (missing.length === 0) break;
    await Promise.all(missing.map((text) => text.fetch(language)));
  }
  if (wanted === language) spoken.value = language;
}

/** The words of the shell, which every page may use. */
export const shellText = new Text({
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
});

export type ShellWords = typeof shellText.words;

export function text(): ShellWords {
  return shellText.words;
}
