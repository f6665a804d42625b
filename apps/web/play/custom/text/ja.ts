import type { Translation } from '../../../base/text/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  startFrom: 'もとにするルール',
  customHint: 'ルールを変えたゲームは、ベストスコア・統計・デイリーの対象外です。',
  range: (least, most) => `${numbers.format(least)}〜${numbers.format(most)}`,
  listRange: (range, least, most) =>
    least === most
      ? `数値${numbers.format(most)}個、${range}`
      : `数値${numbers.format(least)}〜${numbers.format(most)}個、${range}`,
  reset: (what) => `${what}を元に戻す`,
  resetAll: 'すべて元に戻す',
  done: '完了',
};
