import type { Translation } from '../../../base/text/text.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  controls: '再生の操作',
  timeline: 'タイムライン',
  timeOf: (now, all) => `${all}中${now}`,
  speed: '速さ',
  times: (speed) => `${speed}倍`,
  play: '再生',
  again: '最初から見る',
  pairBefore: '1手戻る',
  pairAfter: '1手進む',
  chainBefore: '前の連鎖へ',
  chainAfter: '次の連鎖へ',
  playOn: 'ここからプレイ',
  share: '共有',
  download: 'ダウンロード',
  replayOf: (title) => `リプレイ：${title}`,
  keyPlay: '再生・一時停止',
  keyPair: '1手ずつ移動',
  keyTick: '1フレームずつ移動',
  keyChain: '次の連鎖',
};
