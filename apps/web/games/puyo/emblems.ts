// Emblems of Puyo's achievements: shapes of joined puyos.

import { parseBoard } from '@rensa/games/puyo';
import { paintBoard, paintPuyo } from '@rensa/painters/puyo';
import { type Paint, type EmblemSet, middleOf } from '../../listing/emblem.ts';
import { puyoDaily } from './play/daily.ts';

/** A shape, from its top row down. */
function shape(...lines: readonly string[]): Paint {
  const board = parseBoard(lines.map((line) => line.padEnd(6, '.')).join('\n'));
  const cols = Math.max(...lines.map(({ length }) => length));
  return ({ pen, side, look, ratio }) => {
    const rows = lines.length;
    paintBoard(pen, board, { look: { ...look, eyes: true }, ratio, rows, ...middleOf(side, cols, rows) });
  };
}

const GLAD: Paint = ({ pen, side, look, ratio }) => {
  paintPuyo(pen, { color: 1, mood: 'happy' }, { look: { ...look, eyes: true }, ratio, ...middleOf(side, 1, 1) });
};

export const PUYO_EMBLEMS: EmblemSet = {
  ground: puyoDaily.colors,
  drawings: {
    'puyo:chain3': { paint: shape('R.', 'RR') },
    'puyo:chain5': { paint: shape('.P.', 'PPP', '.P.') },
    'puyo:chain8': { paint: shape('GGG', 'G.G', 'GGG') },
    'puyo:chain10': { paint: shape('Y...', 'YY..', 'YYY.', 'YYYY'), number: 10 },
    'puyo:points': { paint: GLAD },
  },
};
