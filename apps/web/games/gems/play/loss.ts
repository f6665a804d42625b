import { at, colorOf, EMPTY, SPAWN_COL, SPAWN_ROW, type State } from '@rensa/games/gems';
import { paintGem } from '@rensa/painters/gems';
import type { Loss } from '../../../play/ui/ui.ts';
import { gemsWords as t } from '../text/text.ts';

/** The gem in the alley. */
export function gemsLoss({ board, ending }: State): Loss | undefined {
  if (ending === null || ending === 'time') return undefined;
  const gem = board[at(SPAWN_ROW, SPAWN_COL)] ?? EMPTY;
  return {
    words: () => t().columnFull(SPAWN_COL + 1),
    color: colorOf(gem),
    paint: (pen, side, look, ratio) => paintGem(pen, gem, { look, cell: side, ratio, at: { x: 0, y: 0 } }),
  };
}
