import { versus } from '@rensa/engine';
import { isMatchOffered, MATCH_OFFERED, puyo } from '@rensa/games/puyo';
import { versusGame } from '../../versus/game.ts';
import { puyoWords as t } from './text.ts';
import { puyoUi } from './ui.tsx';

export const puyoVersus = versusGame({
  ui: puyoUi,
  match: versus(puyo),
  first: puyo.parseSetup({ rules: 'tsu' }),
  isOffered: isMatchOffered,
  choices: [
    { key: 'colors', values: MATCH_OFFERED.colors, label: () => t().colors, word: (n) => t().number(Number(n)) },
  ],
});
