import type { Translation } from '../../../base/text/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  about:
    'ジェムが2個ずつ落ちてきます。同じ色を四角くそろえると高得点。クラッシュジェムは、触れた同じ色をまとめて壊します。',
  dailyLine: '3分間・クラシックルール',
  timed3: '3分',
  arcade: 'アーケード',
  classicLine: '2 × 2 にそろうと光って高得点',
  arcadeLine: '四角くそろうと合体し、まとめて落ちる',
  diamondIn: 'ダイヤまで',
  diamond: 'ダイヤ',
  crashGem: (color) => `${color}のクラッシュジェム`,
  tech: 'テックボーナス',
  allClear: '全消し',
  saidAllClear: (points) => `全消し、${numbers.format(points)}点。`,
  named: (what, points) => `${what} +${numbers.format(points)}`,
  caution: '注意',
  warning: '警告',
  danger: '危険',
  pattern: '落下パターン',
  pillars: '柱',
  strata: '層',
  quilt: 'キルト',
  mirror: '鏡',
  stairs: '階段',
  slant: '斜め',
  times: (n, points) => `${numbers.format(n)} × ${numbers.format(points)}`,
};
