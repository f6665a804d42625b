import type { Translation } from '../../../base/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  survival: 'サバイバル',
  survivalLine: 'おじゃまが降り続ける',
  tsu: '通',
  colors: '色数',
  formula: (base, bonus, points) => `+${numbers.format(base)} × ${numbers.format(bonus)} = ${numbers.format(points)}`,
};
