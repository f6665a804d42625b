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
  pinch: 'つながりの太さ',
  steps: 'つながりのなめらかさ',
  percent: (n) => `${n}%`,
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
  das: 'キーリピート開始',
  arr: 'キーリピート間隔',
  ticks: (n) => `${numbers.format(n)}フレーム`,
  less: (what) => `${what}を減らす`,
  more: (what) => `${what}を増やす`,
};
