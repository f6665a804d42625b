import type { Translation } from '../../../base/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  dailyLine: 'ボトル1本・ステージ7・スピードMED',
  stages: 'ステージ',
  stagesLine: '最後のステージまで一つずつ進む',
  marathon: 'マラソン',
  marathonLine: '終わりはなく、どんどん速くなる',
  nes: 'ファミコン',
  classicLine: '片側が浮いたカプセルは分かれて落ちる。接地後も動かせる',
  nesLine: '当時のように、接地するとすぐ固定',
  speed: 'スピード',
  low: 'ロー',
  med: 'ミドル',
  hi: 'ハイ',
  stage: (level) => `ステージ${numbers.format(level)}`,
  stageAt: (level, speed) => `ステージ${numbers.format(level)}・${speed}`,
  stageClear: 'ステージクリア',
  stagesCleared: 'クリア数',
  sameStage: (level) => `ステージ${numbers.format(level)}から`,
  highestStage: '最高ステージ',
  byStage: '到達ステージごとのゲーム数',
  allStages: '全ステージクリア',
  pointsStage: (points, level) => `${numbers.format(points)}点・ステージ${numbers.format(level)}`,
  youCured: 'あなたが先にウイルスを全滅させました。',
  cured: (name) => `${name}が先にウイルスを全滅させました。`,
  beside: (left, right) => (left === right ? `両方${left}` : `左が${left}、右が${right}`),
  saidStage: (level, viruses) => `ステージ${numbers.format(level)}、ウイルス${numbers.format(viruses)}体。`,
  saidCured: (n) => `ウイルスを${numbers.format(n)}体消しました。`,
  virusesLeft: '残りのウイルス',
  yellow: '黄',
  red: '赤',
  blue: '青',
};
