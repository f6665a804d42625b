import { at, type Colors, EMPTY_BOARD } from '@rensa/games/puyo';
import { paintBoard } from '@rensa/painters/puyo';
import { lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';

interface TurnedPairProps {
  readonly colors: Colors;
  /** Where the child is: above the axis, to its right, below or to its left. */
  readonly rot: number;
  /** In CSS pixels. */
  readonly cell: number;
}

/** A pair as it is placed. */
export function TurnedPair({ colors: { axis, child }, rot, cell }: TurnedPairProps) {
  const look = lookOf(settings.value);
  const flat = rot % 2 === 1;
  const [first, second] = rot < 2 ? [axis, child] : [child, axis];
  const board = EMPTY_BOARD.with(at(0, 0), first).with(flat ? at(0, 1) : at(1, 0), second);
  return (
    <Drawing
      width={(flat ? 2 : 1) * cell}
      height={(flat ? 1 : 2) * cell}
      paint={(pen, ratio) => paintBoard(pen, board, { look, cell, ratio, rows: flat ? 1 : 2 })}
    />
  );
}
