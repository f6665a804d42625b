import { versus } from '@rensa/engine';
import { capsules, isMatchOffered, MATCH_OFFERED, type RulesName, type Speed } from '@rensa/games/capsules';
import { versusGame } from '../../versus/game.ts';
import { capsulesWords as t } from './text.ts';
import { capsulesUi, LEVELS } from './ui.tsx';

export const capsulesVersus = versusGame({
  ui: capsulesUi,
  match: versus(capsules),
  first: capsules.parseSetup({ rules: 'nes', mode: 'single', level: 5 }),
  isOffered: isMatchOffered,
  choices: [
    {
      key: 'rules',
      values: MATCH_OFFERED.rules,
      label: () => t().rules,
      word: (rules) => t()[rules as RulesName],
      note: (rules) => (rules === 'classic' ? t().classicLine : t().nesLine),
    },
    { key: 'level', values: LEVELS, label: () => t().level, word: (level) => t().number(Number(level)) },
    { key: 'speed', values: MATCH_OFFERED.speed, label: () => t().speed, word: (speed) => t()[speed as Speed] },
  ],
});
