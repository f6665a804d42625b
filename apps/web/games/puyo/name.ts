import type { Phrase } from '../../base/phrase.ts';

export const NAME: Phrase = { en: 'Puyo', ja: 'ぷよ' };
