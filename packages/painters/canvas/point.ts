// Places on the board. Columns run to the right and rows upward; a picture's own points have y downward.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The column and row of a cell, on a board so many columns wide. */
export function pointOf(index: number, cols: number): Point {
  return { x: index % cols, y: Math.floor(index / cols) };
}

/** Cells as seen from the first of them, y downward. */
export function fromFirst(
  cells: readonly number[],
  cols: number,
): { readonly first: Point; readonly points: readonly Point[] } {
  const all = cells.map((index) => pointOf(index, cols));
  const first = all[0] as Point;
  return { first, points: all.map(({ x, y }) => ({ x: x - first.x, y: first.y - y })) };
}

/** Tells shapes apart. */
export function keyOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}
