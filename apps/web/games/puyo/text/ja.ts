import type { Translation } from '../../../base/text/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  about: '2個1組のぷよが落ちてきます。同じ色を4個つなげると消え、上のぷよが落ちます。そこでまた消えると連鎖です。',
  dailyLine: '2分間・通ルール・4色',
  survival: 'サバイバル',
  survivalLine: 'おじゃまぷよが降り続ける',
  classicLine: 'テンポのよい連鎖、ハードドロップあり',
  tsu: '通',
  tsuLine: '対戦の定番ルール、ハードドロップなし',
  colors: '色数',
  ofColors: (n) => `${numbers.format(n)}色`,
  formula: (base, bonus, points) => `+${numbers.format(base)} × ${numbers.format(bonus)} = ${numbers.format(points)}`,
  sum: (base, bonus, more, points) =>
    `+${numbers.format(base)} × ${numbers.format(bonus)} + ${numbers.format(more)} = ${numbers.format(points)}`,
  allClear: '全消し',
  allClears: '全消し回数',
  rowIn: 'おじゃまぷよまで',
  rowInShort: 'おじゃま',
  garbage: 'おじゃまぷよ',
  saidAllClear: (points) => `全消し、${numbers.format(points)}点。`,
  saidAllClearDue: (points) => `全消し、次の連鎖で${numbers.format(points)}点。`,
  saidRow: 'この組ぷよのあとに、おじゃまぷよが1段降ります。',
};
