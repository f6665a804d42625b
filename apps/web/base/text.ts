import { language } from './settings.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';

type English = typeof en;

/** What a language must say: the keys of the English one, with the same parameters. */
export type Dictionary = {
  readonly [K in keyof English]: English[K] extends (...args: infer Args) => string
    ? (...args: Args) => string
    : string;
};

const DICTIONARIES: Readonly<Record<'en' | 'ja', Dictionary>> = { en, ja };

/** The words of the language in force. Whoever renders with them is rendered again when it changes. */
export function text(): Dictionary {
  return DICTIONARIES[language.value];
}
