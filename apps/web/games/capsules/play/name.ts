import type { Phrase } from '../../../base/text/phrase.ts';

export const NAME: Phrase = { en: 'Capsules', ja: 'カプセル' };
