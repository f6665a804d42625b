// Emblems of the achievements of Gems: cut stones.

import { crashOf, DIAMOND, RULES, parseBoard } from '@rensa/games/gems';
import { paintGem, paintGemBoard } from '@rensa/painters/gems';
import { type Paint, type EmblemSet, middleOf } from '../../listing/emblem.ts';
import { gemsDaily } from './play/daily.ts';

function gem(kind: number): Paint {
  return ({ pen, side, look, ratio }) => paintGem(pen, kind, { look, ratio, ...middleOf(side, 1, 1) });
}

/** A part of a board, from its top row down. */
function board(...lines: readonly string[]): Paint {
  const field = {
    board: parseBoard(lines.map((line) => line.padEnd(6, '.')).join('\n')),
    slabs: [],
    rules: RULES.classic,
  };
  const cols = Math.max(...lines.map(({ length }) => length));
  const rows = lines.length;
  return ({ pen, side, look, ratio }) =>
    paintGemBoard(pen, field, { look, ratio, rows, ...middleOf(side, cols, rows) });
}

const GREEN = 2;

export const GEMS_EMBLEMS: EmblemSet = {
  ground: gemsDaily.colors,
  drawings: {
    'gems:tech': { paint: gem(DIAMOND) },
    'gems:clear': { paint: gem(crashOf(GREEN)) },
    'gems:chain4': { paint: board('RG', 'YB') },
    'gems:points': { paint: board('RGB', 'YYY', 'YYY') },
  },
};
