import { capsules, type Setup } from '@rensa/games/capsules';
import type { DailyRun } from '../../../play/ui/ui.ts';
import { capsulesWords as t } from '../text/text.ts';

/** One stage, which ends when its viruses are gone. */
export const capsulesDaily: DailyRun<Setup> = {
  setup: capsules.parseSetup({ rules: 'classic', mode: 'single', level: 7, speed: 'med' }),
  line: () => t().dailyLine,
  colors: ['#173b7a', '#0b1738'],
};
