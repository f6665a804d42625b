import { counted, numbers } from '../../../base/text/english.ts';

export const en = {
  about:
    'Pairs fall. Four of a color that touch pop, and what lies above comes down. If that pops four more, you have a chain.',
  dailyLine: 'Two minutes, Tsu rules, four colors',
  survival: 'Survival',
  survivalLine: 'Gray garbage keeps falling',
  classicLine: 'Quick chains, and a hard drop',
  tsu: 'Tsu',
  tsuLine: 'As in matches, without a hard drop',
  colors: 'Colors',
  ofColors: (n: number) => counted(n, 'color', 'colors'),
  formula: (base: number, bonus: number, points: number) =>
    `+${numbers.format(base)} × ${numbers.format(bonus)} = ${numbers.format(points)}`,
  sum: (base: number, bonus: number, more: number, points: number) =>
    `+${numbers.format(base)} × ${numbers.format(bonus)} + ${numbers.format(more)} = ${numbers.format(points)}`,
  allClear: 'All clear',
  allClears: 'All clears',
  rowIn: 'Garbage row in',
  rowInShort: 'Row in',
  garbage: 'garbage',
  saidAllClear: (points: number) => `All clear: ${counted(points, 'point', 'points')}.`,
  saidAllClearDue: (points: number) => `All clear: ${counted(points, 'point', 'points')} with the next chain.`,
  saidRow: 'A row of garbage falls after this pair.',
};
