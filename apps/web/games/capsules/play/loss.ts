import { BLUE, colorOf, isVirus, RED, type State, YELLOW } from '@rensa/games/capsules';
import { capsuleHue, paintVirus } from '@rensa/painters/capsules';
import type { Loss } from '../../../play/ui/ui.ts';
import { capsulesWords as t } from '../text/text.ts';

/** A virus is glad: one of the color that most are left of. */
export function capsulesLoss({ board, ending }: State): Loss | undefined {
  if (ending !== 'lost') return undefined;
  const left = ([RED, YELLOW, BLUE] as const).toSorted((a, b) => virusesOf(board, b) - virusesOf(board, a));
  const [color = RED] = left;
  return {
    words: () => t().neckFull,
    color: capsuleHue(color),
    paint: (pen, side, look, ratio) =>
      paintVirus(pen, { color, mood: 'glad' }, { look, cell: side, ratio, at: { x: 0, y: 0 } }),
  };
}

function virusesOf(board: State['board'], color: number): number {
  return board.filter((cell) => isVirus(cell) && colorOf(cell) === color).length;
}
