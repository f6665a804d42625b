// Small boards for the choices of a setup.

import { COLS, MODE_TICKS, type Mode, parseBoard } from '@rensa/games/puyo';
import { paintBoard } from '@rensa/painters/puyo';
import { paintClock } from '../../../play/parts/clockpicture.ts';
import type { ChoicePicture } from '../../../play/ui/ui.ts';

/** A drawing from the floor up, as wide as a number of columns. */
const DRAWN: Readonly<Record<string, readonly [cols: number, drawing: string]>> = {
  endless: [COLS, '....G.\n.RG.GB\nRRGYBB\nRBYYBG'],
  survival: [COLS, 'OOOOOO\n......\n......\n.R..G.\nRB.YGB\nOOOOOO'],
  classic: [2, 'RR\nR.'],
  tsu: [2, 'PP\nYP'],
};

export const puyoPicture: ChoicePicture = (pen, value, style) => {
  const drawn = DRAWN[value];
  if (drawn === undefined) return paintClock(pen, MODE_TICKS[value as Mode], style);
  const [cols, drawing] = drawn;
  paintBoard(pen, parseBoard(drawing), { ...style, cell: style.side / cols, rows: cols });
};
