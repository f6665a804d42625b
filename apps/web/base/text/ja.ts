import type { Translation } from '../text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

const STORED: Readonly<Record<string, string>> = {
  achievements: '実績',
  best: 'ベストスコア',
  finished: '統計',
  matches: '対戦成績',
  replay: 'このリプレイ',
  results: '記録',
  save: 'このゲーム',
  settings: '設定',
  setup: '選んだ内容',
};

export const ja: Translation<typeof en> = {
  number: (n) => numbers.format(n),
  rensa: 'Rensa',
  missingHead: 'ここには何もありません',
  missingBody: 'このアドレスのページはありません。ゲームはホームにあります。',
  home: 'ホーム',
  versus: '対戦',
  settings: '設定',
  close: '閉じる',
  keySpace: 'スペース',
  retry: 'もう一度試す',
  chainWord: '連鎖',
  allClearWord: '全消し！',
  toastUnstored: (trouble, kind) => {
    if (trouble === 'newer')
      return '別のタブで新しいバージョンが開いています。保存を続けるには再読み込みしてください。';
    if (trouble === 'full') return `保存容量がいっぱいです。ページを閉じると${STORED[kind] ?? 'データ'}は消えます。`;
    return 'このブラウザではデータを保存できません。ページを閉じると記録は消えます。';
  },
  toastDamagedSave: '保存したゲームを読めませんでした。別に保管しました。',
  toastDamagedSettings: '設定を読めませんでした。別に保管しました。',
  toastDamagedScores: '記録を読めませんでした。別に保管しました。',
  toastElsewhere: 'このゲームは別のタブで続けられました。',
  toastEndedElsewhere: 'このゲームは別のタブで終了しました。',
  toastOffline: 'ページを読み込めませんでした。接続を確かめてください。',
  toastCopied: 'コピーしました。',
  toastSaved: '画像を保存しました。',
  toastNotShared: '共有できませんでした。',
  replays: 'リプレイ',
  achievements: '実績',
  achievementsOf: (n: number, of: number) => `${numbers.format(of)}個中${numbers.format(n)}個`,
  achievementEarned: '達成',
  achievementOpen: '未達成',
  toastAchievement: (name: string) => `実績達成：${name}`,
  toastQuery: (what) => `アドレスに不明な値があります：${what}`,
};
