import type { Translation } from '../../../../base/text/text.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  hardDrop: 'ハードドロップの得点（オフ＝ハードドロップなし）',
  softDropScore: 'ソフトドロップ1段ごとの得点',
  lockTicks: '接地から固定までのフレーム',
  softLocks: 'ソフトドロップで即固定',
  groundings: '接地できる回数',
  softDivisor: 'ソフトドロップの速さ（倍）',
  entry: '出現したとき',
  'entry.sinks': 'すぐ落ちる',
  'entry.hangs': '1段分の時間止まる',
  settleTicks: '落下1回のフレーム',
  fallTicks: '落下1段ごとに加わるフレーム',
  landTicks: '着地後に待つフレーム',
  pauseTicks: '消えた後に待つフレーム',
  spawnTicks: '次が出るまでのフレーム',
  gravityTicks: '開始時の1段あたりのフレーム',
  levels: 'レベル',
  'levels.pairs': 'レベルアップまでの個数',
  'levels.fastestTicks': '最速時の1段あたりのフレーム',
};
