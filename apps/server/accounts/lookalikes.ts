// Names that look the same are the same name. A name becomes a skeleton, in which letters that are hard to tell apart
// are one letter.

/** Each group is written as its first letter. */
const ALIKE = [
  'o0',
  'l1i|',
  's5',
  'z2',
  'b8',
  'g9',
  '-_',
  // Katakana beside hiragana and kanji of the same shape.
  'へヘ',
  'べベ',
  'ぺペ',
  'りリ',
  'カ力',
  'ロ口',
  'ニ二',
  'ハ八',
  'エ工',
  'ト卜',
  'タ夕',
  'チ千',
  'ミ三',
  'ー一',
  'ナ十',
  'メ乄',
  'ソン',
  'シツ',
] as const;

const LETTER = new Map(ALIKE.flatMap((group) => [...group].map((letter) => [letter, group[0] ?? ''] as const)));
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
];

export function skeleton(name: string): string {
  const folded = PAIRS.reduce(
    (text, [pair, letter]) => text.replaceAll(pair, letter),
    name.normalize('NFKC').toLowerCase(),
  );
  return [...folded].map((letter) => LETTER.get(letter) ?? letter).join('');
}
