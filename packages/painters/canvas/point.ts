// Points of a board: columns run to the right and rows upward. In a picture, y runs downward.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Column and row of a cell on a board of `cols` columns. */
export function pointOf(index: number, cols: number): Point {
  return { x: index % cols, y: Math.floor(index / cols) };
}

/** The first cell, and all cells relative to it, y downward. */
export function fromFirst(
  cells: readonly number[],
  cols: number,
): { readonly first: Point; readonly points: readonly Point[] } {
  const all = cells.map((index) => pointOf(index, cols));
  const first = all[0];
  return { first, points: all.map(({ x, y }) => ({ x: x - first.x, y: first.y - y })) };
}

/** Key of a shape; different shapes have different keys. */
export function keyOf(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

export function centroid(cells: readonly Point[]): Point {
  const sum = cells.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / cells.length, y: sum.y / cells.length };
}
