// A place for the ready count: in the middle of the empty rows, and never on a piece.

import { childCol, childRow, type FallingState } from '@rensa/games/falling';
import type { BoardLayout } from '@rensa/painters';

interface CountPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** There is room for words below it. */
  readonly worded: boolean;
}

/** Radii in CSS pixels, the best one first. */
const RADII = [66, 48, 34] as const;
/** CSS pixels around the ring. */
const MARGIN = 6;
/** Part of the empty rows that is above it, where something else is below it. */
const RAISED = 0.3;
/** Half of the width of the words below it, and their height, in CSS pixels. */
const WORDS = { half: 74, height: 32 } as const;

type Pieces = Pick<FallingState, 'board' | 'pair'>;

/** The middle of the ring and its radius in CSS pixels. A full board has it above its rim. */
export function placeRing(state: Pieces, { cell, field }: BoardLayout, raised = false): CountPlace {
  const cols = Math.round(field.width / cell);
  const rows = Math.round(field.height / cell);
  const taken = takenCells(state, cols, rows);
  const free = rows - 1 - Math.max(-1, ...taken.filter(({ held }) => !held).map(({ row }) => row));
  const wanted = { x: field.width / 2, y: free * cell * (raised ? RAISED : 0.5) };
  for (const radius of RADII) {
    for (const worded of [true, false]) {
      const spot = nearestFree(field, { radius, worded, wanted, cell, rows, taken });
      if (spot !== undefined) return { x: field.x + spot.x, y: field.y + spot.y, radius, worded };
    }
  }
  const [, , radius] = RADII;
  const y = Math.max(radius + MARGIN, field.y - radius - MARGIN);
  return { x: field.x + field.width / 2, y, radius, worded: false };
}

interface CountObstacle {
  readonly col: number;
  readonly row: number;
  /** Part of the pair in hand. */
  readonly held: boolean;
}

function takenCells({ board, pair }: Pieces, cols: number, rows: number): readonly CountObstacle[] {
  const resting = [...board.keys()]
    .filter((index) => board[index] !== 0)
    .map((index) => ({ col: index % cols, row: Math.floor(index / cols), held: false }));
  const halves = pair === null ? [] : [pair, { col: childCol(pair), row: childRow(pair) }];
  return [...resting, ...halves.map(({ col, row }) => ({ col, row, held: true }))].filter(({ row }) => row < rows);
}

interface PlaceSearch {
  readonly radius: number;
  readonly worded: boolean;
  readonly wanted: { readonly x: number; readonly y: number };
  readonly cell: number;
  readonly rows: number;
  readonly taken: readonly CountObstacle[];
}

/** The free place nearest to the wanted one, on a grid of half cells. */
function nearestFree(
  { width, height }: { readonly width: number; readonly height: number },
  { radius, worded, wanted, cell, rows, taken }: PlaceSearch,
): { readonly x: number; readonly y: number } | undefined {
  const room = radius + MARGIN;
  const step = cell / 2;
  const isFree = (x: number, y: number): boolean =>
    taken.every(({ col, row }) => {
      const dx = Math.max(col * cell - x, x - (col + 1) * cell, 0);
      const top = (rows - 1 - row) * cell;
      const dy = Math.max(top - y, y - top - cell, 0);
      const isUnder = dx < WORDS.half && top < y + room + WORDS.height && top + cell > y;
      return Math.hypot(dx, dy) >= room && !(worded && isUnder);
    });
  const along = (middle: number, end: number): readonly number[] => {
    const count = Math.ceil(end / step);
    return [...Array(2 * count + 1).keys()]
      .map((i) => middle + (i - count) * step)
      .filter((at) => at >= room && at <= end - room);
  };
  const spots = along(wanted.y, height).flatMap((y) => along(wanted.x, width).map((x) => ({ x, y })));
  const far = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.hypot(x - wanted.x, y - wanted.y);
  return spots.toSorted((a, b) => far(a) - far(b)).find(({ x, y }) => isFree(x, y));
}
