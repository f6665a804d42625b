// Small boards for the choices of a setup.

import { COLS, MODE_TICKS, type Mode, parseBoard, RULES } from '@rensa/games/gems';
import { paintGemBoard } from '@rensa/painters/gems';
import { paintClock } from '../../../play/parts/clockpicture.ts';
import type { ChoicePicture } from '../../../play/ui/ui.ts';

/** A drawing from the floor up, as wide as a number of columns. */
const DRAWN: Readonly<Record<string, readonly [cols: number, drawing: string]>> = {
  endless: [COLS, '...g..\n.GGRR.\nBGGRRY\nBbYYrY'],
  classic: [3, 'BB.\nBBR\nyRR'],
  arcade: [3, 'GGG\nGGG\nGGG'],
};

export const gemsPicture: ChoicePicture = (pen, value, style) => {
  const drawn = DRAWN[value];
  if (drawn === undefined) return paintClock(pen, MODE_TICKS[value as Mode], style);
  const [cols, drawing] = drawn;
  const field = { board: parseBoard(drawing), slabs: [], rules: RULES.classic };
  paintGemBoard(pen, field, { ...style, cell: style.side / cols, rows: cols });
};
