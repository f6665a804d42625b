import { puyo, type Setup } from '@rensa/games/puyo';
import type { DailyRun } from '../../../play/ui/ui.ts';
import { puyoWords as t } from '../text/text.ts';

export const puyoDaily: DailyRun<Setup> = {
  setup: puyo.parseSetup({ rules: 'tsu', mode: 'timed2', colors: 4 }),
  line: () => t().dailyLine,
  colors: ['#2a1b5c', '#150f33'],
};
