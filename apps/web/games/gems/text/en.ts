import { counted, numbers } from '../../../base/text/english.ts';

export const en = {
  about:
    'Pairs of gems fall. Squares of one color are worth more. A crash gem breaks every gem of its color that it touches.',
  dailyLine: 'Three minutes, classic rules',
  timed3: '3 minutes',
  arcade: 'Arcade',
  classicLine: 'Squares of 2 × 2 glow and score more',
  arcadeLine: 'Squares fuse and fall as one',
  diamondIn: 'Diamond in',
  diamond: 'diamond',
  crashGem: (color: string) => `${color} crash gem`,
  tech: 'Tech bonus',
  allClear: 'All clear',
  saidAllClear: (points: number) => `All clear: ${counted(points, 'point', 'points')}.`,
  named: (what: string, points: number) => `${what} +${numbers.format(points)}`,
  caution: 'Caution',
  warning: 'Warning',
  danger: 'Danger',
  pattern: 'Drop pattern',
  pillars: 'Pillars',
  strata: 'Layers',
  quilt: 'Quilt',
  mirror: 'Mirror',
  stairs: 'Stairs',
  slant: 'Slant',
  times: (n: number, points: number) => `${numbers.format(n)} × ${numbers.format(points)}`,
};
