import { counted } from '../../../base/text/english.ts';

export const en = {
  today: 'Today',
  newIn: (time: string) => `New in ${time}`,
  dateNewIn: (date: string, time: string) => `${date}, new in ${time}`,
  hoursMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  minutes: (n: number) => `${n} min`,
  seconds: (n: number) => `${n} s`,
  notPlayed: 'Not played',
  soFar: (value: string) => `${value} so far`,
  doneOf: (done: number, all: number) => `${done} of ${all}`,
  stateNew: 'not played yet',
  stateBegun: 'in progress',
  stateDone: 'done',
  fresh: 'New',
  inARow: (n: number) => `${counted(n, 'day', 'days')} in a row`,
  tools: 'Tools',
  watch: 'Watch',
  lessons: 'Lessons',
  lessonsLine: 'Each game in about a minute',
  playNow: (game: string) => `Play ${game} now`,
};
