// Japanese for what is wrong with a link. The packages have these sentences only in English.

const DETAILS: readonly (readonly [RegExp, string])[] = [
  [/^the character (.+) does not belong t?here$/, '文字$1は使えません'],
  [/^the last step is cut off$/, '最後の手が途中で切れています'],
  [/^a pair is placed outside the board$/, '盤面の外に置く手があります'],
  [/^the goal must have three characters, not (.+)$/, '条件は3文字のはずですが、$1です'],
  [/^a goal has no color (\d+)$/, '条件に$1番の色はありません'],
  [/^there is no kind of goal (.+)$/, '条件$1はありません'],
  [/^there is extra data after the goal$/, '条件のあとに余分な部分があります'],
  [/^there is extra data after the steps$/, '手順のあとに余分な部分があります'],
  [/^the board has (\d+) rows, at most (\d+)$/, '盤面が$1段あります（最大$2段）'],
  [/^the board has (\d+) cells, at most (\d+)$/, '盤面が$1マスあります（最大$2マス）'],
  [/^the board has more than (\d+) cells$/, '盤面が$1マスを超えています'],
  [/^the board has (\d+) cells, not (\d+)$/, '盤面が$1マスです（$2マスのはず）'],
  [/^the board has (\d+) characters, at most (\d+)$/, '盤面が$1文字あります（最大$2文字）'],
  [/^the board has an unknown cell (\d+)$/, '盤面に不明なマス（$1）があります'],
  [/^there is no pair "(.*)"$/, '組ぷよ「$1」はありません'],
  [/^there is no pair numbered (\d+)$/, '$1番の組ぷよはありません'],
  [/^there is no placement "(.*)"$/, '置き方「$1」はありません'],
  [/^it starts with a number, but must start with a letter$/, '数字で始まっていますが、文字で始まるはずです'],
  [/^it has an? (.+), which is not known here$/, '使えないぷよが含まれています'],
  [/^(\w+) cannot be (.+)$/, '$1の値$2は使えません'],
  [/^.+ has at most (\d+) steps, not (\d+)$/, '$2手あります（最大$1手）'],
  [/^there is no chain in it$/, '連鎖が含まれていません'],
  [/^its board is (\d+) x (\d+), not (\d+) x (\d+)$/, '盤面が$1×$2です（$3×$4のはず）'],
  [/^it was made by a newer version$/, '新しいバージョンで作られています'],
  [/^there is extra data after its end$/, '終わりのあとに余分な部分があります'],
  [/^a number in it is (\d+), at most (\d+)$/, '数値$1が大きすぎます（最大$2）'],
  [/^the text ends too early$/, '途中で切れています'],
  [/^a number is padded with zeros$|^stray bits follow the last byte$/, '符号が正しくありません'],
  [/^a number is too large$/, '数値が大きすぎます'],
  [/^the board is empty: .+$/, '盤面が空です'],
  [/^row (\d+) from the top is blank: .+$/, '上から$1行目に文字がありません。空の行は点で書いてください'],
  [/^row (\d+) from the top has (\d+) cells, at most (\d+)$/, '上から$1行目が$2マスあります（最大$3マス）'],
  [
    /^row (\d+) from the top has an unknown cell "(.+)": use (.+)$/,
    '上から$1行目に使えない文字「$2」があります（使える文字：$3）',
  ],
  [/^(\w+) must be .+, not (.+)$/, '$1の値$2は使えません'],
];

/** Translates a sentence; an unknown one stays in English. */
export function detailInJapanese(detail: string): string {
  const [pattern, words] = DETAILS.find(([pattern]) => pattern.test(detail)) ?? [];
  return pattern === undefined || words === undefined ? detail : detail.replace(pattern, words);
}
