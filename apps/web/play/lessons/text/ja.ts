import type { Translation } from '../../../base/text/text.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  skip: 'スキップ',
  leave: 'レッスンをやめる',
  nextStep: '次へ',
  againStep: 'もう一度',
  startPlaying: 'プレイ',
  stepOf: (n, of) => `ステップ ${n} / ${of}`,
};
