import { duel } from '@rensa/engine';
import {
  capsules,
  COLS,
  isMatchOffered,
  MATCH_OFFERED,
  type RulesName,
  type Speed,
  VISIBLE_ROWS,
} from '@rensa/games/capsules';
import { BOTTLE_ROOM, capsulesAttacks } from '@rensa/painters/capsules';
import { versusGame } from '../../versus/game.ts';
import { capsulesWords as t } from './text/text.ts';
import { capsulesUi, LEVELS, VirusCounts } from './play/ui.tsx';

export const capsulesVersus = versusGame({
  ui: capsulesUi,
  duel: duel(capsules),
  first: capsules.parseSetup({ rules: 'nes', mode: 'single', level: 5 }),
  isOffered: isMatchOffered,
  choices: [
    {
      key: 'rules',
      values: MATCH_OFFERED.rules.toReversed(),
      label: () => t().rules,
      word: (rules) => t()[rules as RulesName],
      note: (rules) => (rules === 'classic' ? t().classicLine : t().nesLine),
    },
    { key: 'level', values: LEVELS, label: () => t().oneStage, word: (level) => t().number(Number(level)) },
    { key: 'speed', values: MATCH_OFFERED.speed, label: () => t().speed, word: (speed) => t()[speed as Speed] },
  ],
  shape: { cols: COLS, rows: VISIBLE_ROWS, ...BOTTLE_ROOM, waiting: 1 },
  attacks: capsulesAttacks,
  decisive: 2,
  stakes: () => 100,
  Beside: VirusCounts,
  facts: (boards) => [{ label: t().virusesLeft, values: [boards[0].viruses, boards[1].viruses] }],
  decided: (boards, winner, name) => {
    if (boards[winner].ending !== 'won') return undefined;
    return name === undefined ? t().youCured : t().cured(name);
  },
});
