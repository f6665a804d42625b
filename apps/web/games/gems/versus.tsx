import { duel } from '@rensa/engine';
import {
  COLS,
  gems,
  isMatchOffered,
  marginSteps,
  MATCH_OFFERED,
  type PatternName,
  type State,
  VISIBLE_ROWS,
} from '@rensa/games/gems';
import { gemsAttacks, paintPattern } from '@rensa/painters/gems';
import { lookOf } from '../../base/screen/look.ts';
import { settings } from '../../base/settings/settings.ts';
import { Drawing } from '../../parts/drawing.tsx';
import { usePick } from '../../play/parts/rail.tsx';
import type { Watched } from '../../play/followers/hud.ts';
import { versusGame } from '../../versus/game.ts';
import { gemsWords as t } from './text/text.ts';
import { gemsUi } from './play/ui.tsx';

export const gemsVersus = versusGame({
  ui: gemsUi,
  duel: duel(gems),
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
  shape: { cols: COLS, rows: VISIBLE_ROWS, head: 0, waiting: 1 },
  attacks: gemsAttacks,
  decisive: COLS,
  trayWords: () => ({ caution: t().caution, warning: t().warning, danger: t().danger }),
  stakes,
  Between: DropPattern,
});

function stakes({ rules, ticks }: State): number {
  return rules.attack === null ? 100 : 100 + marginSteps(rules.attack, ticks) * rules.attack.marginPercent;
}

const CELL = 11;
const ROWS = 4;

/** The colors in which the other side's attacks land. */
function DropPattern({ state }: Pick<Watched<State>, 'state'>) {
  const pattern = usePick(state, ({ setup }) => setup.pattern);
  const look = lookOf(settings.value);
  return (
    <figure class="drop-pattern">
      <figcaption class="hud-label">{t().pattern}</figcaption>
      <Drawing
        width={CELL * COLS}
        height={CELL * ROWS}
        label={t()[pattern]}
        paint={(pen) => paintPattern(pen, pattern, { look, cell: CELL, rows: ROWS })}
      />
    </figure>
  );
}
