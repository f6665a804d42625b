import type { Translation } from '../../../base/text/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  about:
    'ウイルスのいるビンにカプセルが落ちてきます。同じ色が4つ並ぶと消えます。ウイルスを全部消すと次のステージです。',
  neckFull: 'ビンの口がふさがりました',
  dailyLine: 'ビン1本・ステージ7・スピードMED',
  stages: 'ステージ',
  stagesLine: '全ステージのクリアをめざす',
  marathon: 'マラソン',
  marathonLine: '終わりはなく、どんどん速くなる',
  nes: 'ファミコン',
  classicLine: '接地後も少しのあいだ動かせる',
  nesLine: '接地するとすぐ固定される',
  speed: 'スピード',
  low: 'LOW',
  med: 'MED',
  hi: 'HI',
  stage: (level) => `ステージ${numbers.format(level)}`,
  stageAt: (level, speed) => `ステージ${numbers.format(level)}・${speed}`,
  startStage: '開始ステージ',
  oneStage: 'ステージ',
  stageClear: 'ステージクリア',
  saidClear: 'ステージクリア。',
  stagesCleared: 'クリアしたステージ',
  sameStage: (level) => `ステージ${numbers.format(level)}から`,
  highestStage: '最高ステージ',
  byStage: '到達ステージごとのゲーム数',
  allStages: '全ステージクリア',
  pointsStage: (points, level) => `${numbers.format(points)}点・ステージ${numbers.format(level)}`,
  youCured: 'あなたが先にウイルスを全滅させました。',
  cured: (name) => `${name}が先にウイルスを全滅させました。`,
  beside: (left, right) => (left === right ? `両方${left}` : `左が${left}、右が${right}`),
  saidStage: (level, viruses) => `ステージ${numbers.format(level)}、ウイルス${numbers.format(viruses)}体。`,
  saidLeft: (n) => `残りのウイルスは${numbers.format(n)}体。`,
  virus: (color) => `${color}のウイルス`,
  virusesLeft: '残りウイルス',
  yellow: '黄',
  red: '赤',
  blue: '青',
};
