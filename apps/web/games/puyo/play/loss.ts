import { at, EMPTY, lossCells, MODE_TICKS, type State } from '@rensa/games/puyo';
import { paintPuyo } from '@rensa/painters/puyo';
import type { Loss } from '../../../play/ui/ui.ts';
import { puyoWords as t } from '../text/text.ts';

/** The lowest puyo where pairs come in. */
export function puyoLoss(state: State): Loss | undefined {
  const most = MODE_TICKS[state.setup.mode];
  if (state.phase !== 'over' || (most !== null && state.ticks >= most)) return undefined;
  const cells = lossCells(state.rules).map(({ row, col }) => ({ col, color: state.board[at(row, col)] ?? EMPTY }));
  const blocker = cells.find(({ color }) => color !== EMPTY);
  if (blocker === undefined) return undefined;
  const { col, color } = blocker;
  return {
    words: () => t().columnFull(col + 1),
    color,
    paint: (pen, side, look, ratio) =>
      paintPuyo(pen, { color, mood: 'blink' }, { look, cell: side, ratio, at: { x: 0, y: 0 } }),
  };
}
