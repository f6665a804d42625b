import type { Translation } from '../../../base/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  keptOf: (games, marked) => `${numbers.format(games)}件（保存 ${numbers.format(marked)}件）`,
  noReplays: 'まだありません',
  noReplaysBody: '終わったゲームは最新の100件までここに残ります。',
  all: 'すべて',
  filter: 'ゲーム',
  import: '読み込む',
  importHead: 'リプレイを読み込む',
  importBody: 'リンクまたはリプレイを貼り付けるか、ファイルを選んでください。このページにファイルを落とすこともできます。',
  importPaste: 'リンクまたはリプレイ',
  importFile: 'ファイルを選ぶ',
  importOpen: '開く',
  watch: (title) => `${title}を見る`,
  mark: '保存する',
  unmark: '保存をやめる',
  share: '共有',
  remove: '削除',
  chains: (links) => `${numbers.format(links)}連鎖`,
  today: '今日',
  yesterday: '昨日',
  damagedHead: 'リプレイを読み込めません',
  damagedBody: 'リンクまたはファイルが壊れているか、途中で切れています。もう一度受け取ってください。',
  unknownHead: '知らないゲームのリプレイです',
  unknownBody: (game) => `このバージョンのRensaに「${game}」というゲームはありません。`,
  olderHead: 'ルールのバージョンが違います',
  olderBody: (was, is) =>
    `ルールのバージョン${was}で記録されています。今はバージョン${is}なので、同じ結果になりません。`,
  forgedHead: '正しくないリプレイです',
  forgedBody: '入力どおりに再生しても、記録された結果になりません。',
  goneHead: 'リプレイが見つかりません',
  goneBody: '削除されたか、別のブラウザに保存されています。',
  allReplays: 'リプレイ一覧',
};
