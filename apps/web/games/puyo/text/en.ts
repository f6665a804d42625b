import { numbers } from '../../../base/text/english.ts';

export const en = {
  survival: 'Survival',
  survivalLine: 'Rows of ojama keep falling',
  tsu: 'Tsu',
  colors: 'Colours',
  formula: (base: number, bonus: number, points: number) =>
    `+${numbers.format(base)} × ${numbers.format(bonus)} = ${numbers.format(points)}`,
};
