import type { Translation } from '../../../../base/text/text.ts';
import { detailInJapanese } from './detail.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  lab: '連鎖ラボ',
  practiceTool: 'とことん練習',
  emptyCell: '空き',
  ojama: 'おじゃま',
  emptyBoard: (label) => `${label}：空`,
  rowName: (row) => `${row}段目`,
  cell: (col, row, what) => `${col}列目${row}段目：${what}`,
  pair: (number, top, bottom) => `${number}手目：上${top}、下${bottom}`,
  earlier: '前に移動',
  later: '後ろに移動',
  pairs: 'ツモ',
  paste: '貼り付け',
  open: '開く',
  pasteLabel: 'リンクか盤面を貼り付け',
  pasteShort: 'リンクか盤面',
  pasteNote: 'Rensa、puyop.com、IPS、Puyo Nexus、pndsng.comのリンク、または文字で書いた盤面。',
  pasteByHand: 'ブラウザがこのボタンを許可しませんでした。入力欄に直接貼り付けてください。',
  pastedUnknown: 'このリンクは読み取れません。Rensa、puyop.com、IPS、Puyo Nexus、pndsng.comに対応しています。',
  pastedShort: 'Puyo Nexusの短縮リンクは読み取れません。サイトで開いて、長いリンクをコピーしてください。',
  pastedLong: 'リンクが長すぎます。',
  pastedDamaged: (site, detail) => `${site}のリンクが壊れています：${detailInJapanese(detail)}。`,
  pastedDrawing: (detail) => `文字の盤面を読み取れません：${detailInJapanese(detail)}。`,
  pastedForeign: '固ぷよ、鉄ぷよ、壁のある盤面です。Rensaでは使えません。',
  undo: '元に戻す',
  redo: 'やり直し',
  share: '共有',
  keys: 'キー操作',
};
