import { numbers } from '../../../base/text/english.ts';

export const en = {
  timed2: '2 minutes',
  timed3: '3 minutes',
  timedLine: 'As many points as you can before time is up',
  arcade: 'Arcade',
  classicLine: 'Squares shine and score more; each link is worth half as much again',
  arcadeLine: 'Squares fuse into blocks that fall as one',
  timeLeft: 'Left',
  diamondIn: 'Diamond in',
  tech: 'Tech bonus',
  allClear: 'All clear',
  timeUp: 'Time is up',
  named: (what: string, points: number) => `${what} +${numbers.format(points)}`,
  pattern: 'Drop pattern',
  pillars: 'Pillars',
  strata: 'Layers',
  quilt: 'Quilt',
  mirror: 'Mirror',
  stairs: 'Stairs',
  slant: 'Slant',
  times: (n: number, points: number) => `${numbers.format(n)} × ${numbers.format(points)}`,
};
