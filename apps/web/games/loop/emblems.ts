// Emblems of Loop's achievements: lines on paper.

import type { EmblemSet, Paint } from '../../listing/emblem.ts';

/** Paper of four by four cells in the middle of the emblem. */
const CELLS = 4;
const MARGIN = 0.14;
const GRID = '#dfe3ea';
const INK = '#2b3442';
/** Ink on a dark plate. */
const PALE = '#f4f6fb';
const DONE = { line: '#2f9e4c', fill: '#acf39d' } as const;

type Corners = readonly (readonly [col: number, row: number])[];

/** Corners of a line, from the left upper cell; a closed one is solved. */
function line(path: Corners, closed = false): Paint {
  return ({ pen, side, earned }) => {
    const cell = (side * (1 - 2 * MARGIN)) / CELLS;
    const at = (place: number): number => side * MARGIN + (place + 0.5) * cell;
    grid(pen, side, cell, earned ? 1 : 0.4);
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    const trace = (): void => {
      pen.beginPath();
      path.forEach(([col, row], i) => (i === 0 ? pen.moveTo(at(col), at(row)) : pen.lineTo(at(col), at(row))));
      if (closed) pen.closePath();
    };
    for (const [width, color] of closed
      ? ([
          [0.3, DONE.line],
          [0.16, DONE.fill],
        ] as const)
      : ([[0.16, earned ? INK : PALE]] as const)) {
      trace();
      pen.lineWidth = width * cell;
      pen.strokeStyle = color;
      pen.stroke();
    }
  };
}

function grid(pen: CanvasRenderingContext2D, side: number, cell: number, alpha: number): void {
  const [from, to] = [side * MARGIN, side * (1 - MARGIN)];
  pen.globalAlpha = alpha;
  pen.strokeStyle = GRID;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let i = 0; i <= CELLS; i++) {
    pen.moveTo(from, from + i * cell);
    pen.lineTo(to, from + i * cell);
    pen.moveTo(from + i * cell, from);
    pen.lineTo(from + i * cell, to);
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

const SQUARE: Corners = [
  [0.5, 0.5],
  [2.5, 0.5],
  [2.5, 2.5],
  [0.5, 2.5],
];
const ARCH: Corners = [
  [0, 3],
  [0, 0.5],
  [3, 0.5],
  [3, 2],
  [1.5, 2],
  [1.5, 3],
];
const CROSS: Corners = [
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 1],
  [3, 2],
  [2, 2],
  [2, 3],
  [1, 3],
  [1, 2],
  [0, 2],
  [0, 1],
  [1, 1],
];

export const LOOP_EMBLEMS: EmblemSet = {
  ground: ['#ffffff', '#ecedf0'],
  drawings: {
    'loop:first': { paint: line(SQUARE, true) },
    'loop:unaided': {
      paint: line([
        [0, 3],
        [0, 1],
        [1, 1],
        [1, 0],
        [3, 0],
        [3, 2],
        [2, 2],
      ]),
    },
    'loop:three': {
      paint: line(
        [
          [0, 1],
          [1, 1],
          [1, 2],
          [2, 2],
          [2, 1],
          [3, 1],
          [3, 3],
          [0, 3],
        ],
        true,
      ),
      number: 3,
    },
    'loop:week': { paint: line(ARCH), number: 7 },
    'loop:month': { paint: line(ARCH), number: 30 },
    'loop:swift': {
      paint: line([
        [3, 0],
        [0, 0],
        [0, 1.5],
        [2, 1.5],
        [2, 3],
        [0, 3],
      ]),
      number: 1,
    },
    'loop:brisk': {
      paint: line([
        [0, 0],
        [3, 0],
        [3, 1.5],
        [1, 1.5],
        [1, 3],
        [3, 3],
      ]),
      number: 3,
    },
    'loop:giant': { paint: line(CROSS, true), number: 12 },
    'loop:holes': {
      paint: line(
        [
          [0, 0],
          [3, 0],
          [3, 3],
          [2, 3],
          [2, 1],
          [1, 1],
          [1, 3],
          [0, 3],
        ],
        true,
      ),
    },
    'loop:sunday': {
      paint: line(
        [
          [0, 1],
          [1, 0],
          [2, 0],
          [3, 1],
          [3, 2],
          [2, 3],
          [1, 3],
          [0, 2],
        ],
        true,
      ),
    },
    'loop:stroke': {
      paint: line([
        [0, 0],
        [3, 0],
        [3, 1],
        [0, 1],
        [0, 2],
        [3, 2],
        [3, 3],
        [0, 3],
      ]),
    },
    'loop:hundred': {
      paint: line(
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
          [2, 0],
          [3, 0],
          [3, 3],
          [2, 3],
          [2, 2],
          [1, 2],
          [1, 3],
          [0, 3],
        ],
        true,
      ),
      number: 100,
    },
  },
};
