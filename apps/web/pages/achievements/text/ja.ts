import type { Translation } from '../../../base/text/text.ts';
import type { en } from './en.ts';

const numbers = new Intl.NumberFormat('ja');

export const ja: Translation<typeof en> = {
  show: '表示',
  all: 'すべて',
  earned: '達成',
  newestFirst: '新しい順',
  nearly: 'もうすぐ',
  toCome: 'これから',
  noneYet: 'まだありません',
  close: '最初のひとつまで、もうすぐ',
  newToday: '今日',
  allEarned: (more) => `すべて表示（あと${numbers.format(more)}個）`,
  earnedOn: (day) => `達成：${day}`,
  haveOf: (have, need) => `${numbers.format(need)}のうち${numbers.format(have)}`,
  labelOf: (name, how, state) => `${name}。${how}。${state}`,
  notYet: '未達成',
};
