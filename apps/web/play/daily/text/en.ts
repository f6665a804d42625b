import { counted, numbers } from '../../../base/text/english.ts';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** "1st", "22nd". */
function ordinal(n: number): string {
  return `${numbers.format(n)}${ENDINGS[ORDINALS.select(n)] ?? 'th'}`;
}

const FIRST = ['', 'second-', 'third-', 'fourth-', 'fifth-', 'sixth-', 'seventh-', 'eighth-', 'ninth-', 'tenth-'];

export const en = {
  daily: (game: string) => `${game} daily`,
  dailyOn: (game: string, date: string) => `${game} daily, ${date}`,
  oneTry: 'One try.',
  oneTryLabel: 'Daily, one try',
  chainTile: 'Chain',
  shareAs: 'Share as',
  oneTryNote: 'Everyone plays the same pieces today. Your try counts from the moment you start.',
  leaveNote: 'If you leave, your try is saved. Finish it by tomorrow night.',
  slowNote: 'Your games run at a lower speed: this try will not count.',
  start: 'Start',
  practiceFirst: 'Practice',
  practiceLine: 'As often as you like; it does not count',
  closedHead: 'Practice only.',
  closedNote: 'You have already played a later day, so this one no longer counts.',
  finish: (date: string) => `Finish your try from ${date}`,
  firstDaily: 'Your first daily run',
  placeOf: (place: number, days: number) =>
    `Your ${FIRST[place - 1] ?? `${ordinal(place)}-`}best of ${counted(days, 'day', 'days')}`,
  betterThan: (worse: number, others: number) =>
    `Better than ${numbers.format(worse)} of ${counted(others, 'other day', 'other days')}`,
  newBestDay: 'New best day',
  notRanked: 'Played with help, so it does not count',
  tooLate: 'Finished too late to count',
  bestDay: 'Best day',
  streak: 'Streak',
  share: 'Share',
  nextIn: 'Next daily run in',
  todaysBest: (points: number) => `Your try today: ${numbers.format(points)}`,
  days: (n: number) => counted(n, 'day', 'days'),
  today: 'Today',
  ordinal,
  dayBars: (days: number) => `Your scores on ${counted(days, 'day', 'days')}`,
  sharePicture: 'Picture',
  shareWords: 'Text',
  shareReplay: 'Replay',
  save: 'Save',
  copy: 'Copy',
  picture: 'A picture of your result',
  shareTitle: (game: string, date: string) => `Rensa · ${game} daily · ${date}`,
  shareScore: (points: number, links: number) =>
    `${counted(points, 'point', 'points')} · ${numbers.format(links)}-chain`,
};
