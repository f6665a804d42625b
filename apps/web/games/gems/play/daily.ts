import { gems, type Setup } from '@rensa/games/gems';
import type { DailyRun } from '../../../play/ui/ui.ts';
import { gemsWords as t } from '../text/text.ts';

export const gemsDaily: DailyRun<Setup> = {
  setup: gems.parseSetup({ rules: 'classic', mode: 'timed3' }),
  line: () => t().dailyLine,
  colors: ['#0c4a4a', '#07202a'],
};
