// Emblems of the achievements of Capsules: the medicine, and those it is for.

import { BLUE, type Color, RED, YELLOW } from '@rensa/games/capsules';
import { paintCapsule, paintVirus } from '@rensa/painters/capsules';
import { type EmblemCanvas, type EmblemSet, middleOf } from '../../listing/emblem.ts';
import { capsulesDaily } from './play/daily.ts';

type ShareOfSide = readonly [x: number, y: number];

function capsule(
  { pen, side, look, ratio }: EmblemCanvas,
  axis: Color,
  child: Color,
  [x, y]: ShareOfSide,
  cell: number,
): void {
  paintCapsule(pen, { axis, child }, { look, ratio, cell: cell * side, at: { x: x * side, y: y * side } });
}

function virus({ pen, side, look, ratio }: EmblemCanvas, color: Color, [x, y]: ShareOfSide, cell: number): void {
  paintVirus(pen, { color, mood: 'rest' }, { look, ratio, cell: cell * side, at: { x: x * side, y: y * side } });
}

export const CAPSULES_EMBLEMS: EmblemSet = {
  ground: capsulesDaily.colors,
  drawings: {
    'capsules:stage1': {
      paint: ({ pen, side, look, ratio }) =>
        paintCapsule(pen, { axis: YELLOW, child: RED }, { look, ratio, ...middleOf(side, 2, 1) }),
    },
    'capsules:stage5': {
      paint: (canvas) => {
        capsule(canvas, YELLOW, BLUE, [0.18, 0.2], 0.32);
        capsule(canvas, RED, YELLOW, [0.18, 0.5], 0.32);
      },
    },
    'capsules:chain3': {
      paint: (canvas) => {
        virus(canvas, YELLOW, [0.17, 0.12], 0.5);
        capsule(canvas, RED, BLUE, [0.37, 0.58], 0.26);
      },
    },
    'capsules:points': {
      paint: (canvas) => {
        virus(canvas, BLUE, [0.3, 0.12], 0.4);
        virus(canvas, YELLOW, [0.12, 0.46], 0.4);
        virus(canvas, RED, [0.48, 0.46], 0.4);
      },
    },
  },
};
