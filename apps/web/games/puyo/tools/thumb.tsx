import { type Board, COLS } from '@rensa/games/puyo';
import { paintBoard } from '@rensa/painters/puyo';
import { lookOf } from '../../../base/screen/look.ts';
import { settings } from '../../../base/settings/settings.ts';
import { Drawing } from '../../../parts/drawing.tsx';

interface ThumbProps {
  readonly board: Board;
  /** Size of a cell, in CSS pixels. */
  readonly cell: number;
  /** Rows that are shown, from the floor up. */
  readonly rows: number;
  readonly class: string;
  /** Left out if the text beside it describes the board. */
  readonly label?: string;
}

/** A small picture of a board. */
export function BoardThumb({ board, cell, rows, class: name, label }: ThumbProps) {
  const look = lookOf(settings.value);
  return (
    <Drawing
      class={name}
      {...(label === undefined ? {} : { label })}
      width={COLS * cell}
      height={rows * cell}
      paint={(pen, ratio) => paintBoard(pen, board, { look, cell, ratio, rows })}
    />
  );
}
