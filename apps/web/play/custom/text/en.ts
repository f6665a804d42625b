import { numbers } from '../../../base/text/english.ts';

export const en = {
  startFrom: 'Start from',
  customHint: 'Games with custom rules are left out of best scores, statistics and daily runs.',
  range: (least: number, most: number) => `${numbers.format(least)} to ${numbers.format(most)}`,
  listRange: (range: string, least: number, most: number) =>
    least === most
      ? `${numbers.format(most)} numbers, ${range}`
      : `${numbers.format(least)} to ${numbers.format(most)} numbers, ${range}`,
  reset: (what: string) => `Reset: ${what}`,
  resetAll: 'Reset all',
  done: 'Done',
};
