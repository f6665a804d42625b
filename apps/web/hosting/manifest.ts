// The manifest of the installed app, one for each language.

import type { Language } from '../base/settings/settings.ts';
import { CATALOG } from '../catalog/catalog.ts';
import { ICONS } from '../icons.ts';

const WORDS: Readonly<Record<Language, { readonly description: string }>> = {
  en: { description: 'Puzzle games in your browser, with daily puzzles. No account needed.' },
  ja: { description: 'ブラウザで遊べるパズルゲーム。毎日の問題も。登録はいりません。' },
};

const GROUND = '#101218';

export function manifestFile(lang: Language): string {
  const manifest = {
    id: '/',
    name: 'Rensa',
    short_name: 'Rensa',
    lang,
    ...WORDS[lang],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    icons: ICONS.map(({ file, side, shape }) => ({
      src: `/${file}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: shape === 'cut' ? 'maskable' : 'any',
    })),
    shortcuts: CATALOG.map(({ name, href }) => ({ name: name[lang], url: href })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
