import { duel } from '@rensa/engine';
import { COLS, isMatchOffered, MATCH_OFFERED, puyo, type State, targetAt, VISIBLE_ROWS } from '@rensa/games/puyo';
import { puyoAttacks } from '@rensa/painters/puyo';
import { versusGame } from '../../versus/game.ts';
import { AllClearDue } from './play/due.tsx';
import { puyoWords as t } from './text/text.ts';
import { puyoUi } from './play/ui.tsx';

export const puyoVersus = versusGame({
  ui: puyoUi,
  duel: duel(puyo),
  first: puyo.parseSetup({ rules: 'tsu' }),
  isOffered: isMatchOffered,
  choices: [
    {
      key: 'colors',
      values: MATCH_OFFERED.colors,
      label: () => t().colors,
      word: (n) => t().number(Number(n)),
      phrase: (n) => t().ofColors(n),
    },
  ],
  shape: { cols: COLS, rows: VISIBLE_ROWS, head: 0 },
  attacks: puyoAttacks,
  decisive: COLS,
  stakes,
  Beside: AllClearDue,
});

/** Fewer points are worth an ojama as time passes. */
function stakes({ rules, ticks }: State): number {
  return rules.attack === null ? 100 : Math.round((100 * rules.attack.target) / targetAt(rules.attack, ticks));
}
