import type { Translation } from '../../../base/text/text.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  today: '今日',
  newIn: (time) => `更新まで${time}`,
  dateNewIn: (date, time) => `${date}・更新まで${time}`,
  hoursMinutes: (hours, minutes) => `${hours}時間${minutes}分`,
  minutes: (n) => `${n}分`,
  seconds: (n) => `${n}秒`,
  notPlayed: '未プレイ',
  soFar: (value) => `途中 ${value}`,
  doneOf: (done, all) => `${all}問中${done}問`,
  stateNew: '未プレイ',
  stateBegun: '途中',
  stateDone: '完了',
  fresh: '未プレイ',
  inARow: (n) => `${n}日連続`,
  tools: 'ツール',
  watch: '観戦',
  lessons: 'レッスン',
  lessonsLine: 'どのゲームも約1分',
  playNow: (game) => `${game}をすぐにプレイ`,
};
