// Small bottles for the choices of a setup.

import { COLS, parseBoard } from '@rensa/games/capsules';
import { paintBottle } from '@rensa/painters/capsules';
import type { ChoicePicture } from '../../../play/ui/ui.ts';

const ROWS = 16;

/** A drawing from the floor up, as wide as a number of columns. */
const DRAWN: Readonly<Record<string, readonly [cols: number, drawing: string]>> = {
  stages: [4, '........\nr>b<....\ny*..b*..\nb*r*..y*'],
  marathon: [
    COLS,
    [
      '........y>r<....',
      'r*..b>y<....y*..',
      'b*y*..r*b>b<r*..',
      'r>b<y*..y*..b*r*',
      'y*..r*b*..r>y<b*',
      'b*r*y>r<b*..y*..',
    ].join('\n'),
  ],
  classic: [2, 'b>r<\ny*..'],
  nes: [2, 'y>y<\n..r*'],
};

export const capsulesPicture: ChoicePicture = (pen, value, style) => {
  const [cols, drawing] = DRAWN[value] ?? [COLS, ''];
  paintBottle(pen, parseBoard(drawing, ROWS), { ...style, cell: style.side / cols, rows: cols });
};
