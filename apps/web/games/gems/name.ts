import type { Phrase } from '../../base/phrase.ts';

export const NAME: Phrase = { en: 'Gems', ja: 'ジェム' };
