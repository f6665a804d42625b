import type { Translation } from '../../../base/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  ghost: '落下位置の表示',
  marks: '色の目印',
  palette: '配色',
  standard: '標準',
  colorblind: '色覚対応',
  eyes: '目',
  joins: 'つながり',
  taper: 'なめらか',
  peanut5: 'しっかり',
  peanut: '軽め',
  sound: 'サウンド',
  haptics: '振動',
  motion: '動き',
  full: '標準',
  reduced: '控えめ',
  theme: 'テーマ',
  system: '自動',
  light: 'ライト',
  dark: 'ダーク',
  language: '言語',
  autoLanguage: '自動',
  das: 'リピート開始',
  arr: 'リピート間隔',
  ticks: (n) => `${numbers.format(n)}ティック`,
  less: (what) => `${what}を減らす`,
  more: (what) => `${what}を増やす`,
};
