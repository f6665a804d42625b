// What is wrong with a link, in Japanese. Packages say it in English only.

const DETAILS: readonly (readonly [RegExp, string])[] = [
  [/^the character (.+) does not belong t?here$/, '文字$1は使えません'],
  [/^the last step is cut off$/, '最後の手が途中で切れています'],
  [/^a pair is placed outside the field$/, 'フィールドの外に置く手があります'],
  [/^the goal must have three characters, not (.+)$/, '条件は3文字のはずですが、$1です'],
  [/^a goal has no color (\d+)$/, '条件に$1番の色はありません'],
  [/^there is no kind of goal (.+)$/, '条件$1はありません'],
  [/^there is more than a field, its steps and a goal$/, '盤面、手順、条件のほかに余分な部分があります'],
  [/^there is more than a field and its steps$/, '盤面と手順のほかに余分な部分があります'],
  [/^the field has (\d+) rows, at most (\d+)$/, '盤面が$1段あります（最大$2段）'],
  [/^the field has (\d+) cells, at most (\d+)$/, '盤面が$1マスあります（最大$2マス）'],
  [/^the field has more than (\d+) cells$/, '盤面が$1マスを超えています'],
  [/^the field has (\d+) cells, not (\d+)$/, '盤面が$1マスです（$2マスのはず）'],
  [/^the field has (\d+) characters, at most (\d+)$/, '盤面が$1文字あります（最大$2文字）'],
  [/^the field has a cell (\d+), which is none$/, '盤面に$1番のマスがありますが、存在しません'],
  [/^there is no pair "(.*)"$/, '組ぷよ「$1」はありません'],
  [/^there is no pair numbered (\d+)$/, '$1番の組ぷよはありません'],
  [/^there is no placement "(.*)"$/, '置き方「$1」はありません'],
  [/^there is no chain in it$/, '連鎖が含まれていません'],
  [/^its field is (\d+) x (\d+), not (\d+) x (\d+)$/, '盤面が$1×$2です（$3×$4のはず）'],
  [/^it was made by a newer version$/, '新しいバージョンで作られています'],
  [/^something follows its end$/, '終わりのあとに余分な部分があります'],
  [/^a number in it is (\d+), at most (\d+)$/, '数値$1が大きすぎます（最大$2）'],
  [/^the text ends too early$/, '途中で切れています'],
  [/^a number is padded with zeros$|^stray bits follow the last byte$/, '符号が正しくありません'],
  [/^a number is too large$/, '数値が大きすぎます'],
];

/** A sentence that is not known stays as it is. */
export function detailInJapanese(detail: string): string {
  const [form, words] = DETAILS.find(([form]) => form.test(detail)) ?? [];
  return form === undefined || words === undefined ? detail : detail.replace(form, words);
}
