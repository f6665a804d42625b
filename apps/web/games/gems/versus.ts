import { versus } from '@rensa/engine';
import { gems, isMatchOffered, MATCH_OFFERED, type PatternName } from '@rensa/games/gems';
import { versusGame } from '../../versus/game.ts';
import { gemsWords as t } from './text.ts';
import { gemsUi } from './ui.tsx';

export const gemsVersus = versusGame({
  ui: gemsUi,
  match: versus(gems),
  first: gems.parseSetup({ rules: 'arcade' }),
  isOffered: isMatchOffered,
  choices: [
    {
      key: 'pattern',
      values: MATCH_OFFERED.pattern,
      label: () => t().pattern,
      word: (pattern) => t()[pattern as PatternName],
    },
  ],
});
