import { numbers } from '../../../base/text/english.ts';

export const en = {
  show: 'Show',
  all: 'All',
  earned: 'Earned',
  newestFirst: 'newest first',
  nearly: 'Nearly there',
  toCome: 'To come',
  noneYet: 'None yet',
  close: 'Your first is close',
  newToday: 'Today',
  allEarned: (more: number) => `All earned, ${numbers.format(more)} more`,
  earnedOn: (day: string) => `Earned: ${day}`,
  haveOf: (have: number, need: number) => `${numbers.format(have)} of ${numbers.format(need)}`,
  labelOf: (name: string, how: string, state: string) => `${name}. ${how}. ${state}`,
  notYet: 'not earned yet',
};
