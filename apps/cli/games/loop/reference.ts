// Finds loops the plain way, by walking from cell to cell and turning back: the reference of the benches of the
// generator and the solver.

/** Counts the loops of a blank board. */
export function countByWalking(rows: number, cols: number): number {
  const visited = new Set(['0,0', '0,1']);
  const walk = (row: number, col: number): number => {
    let loops = 0;
    for (const [r, c] of [
      [row - 1, col],
      [row + 1, col],
      [row, col - 1],
      [row, col + 1],
    ] as const) {
      const key = `${r},${c}`;
      if (key === '0,0' && visited.size === rows * cols) loops++;
      if (r < 0 || c < 0 || r >= rows || c >= cols || visited.has(key)) continue;
      visited.add(key);
      loops += walk(r, c);
      visited.delete(key);
    }
    return loops;
  };
  return walk(0, 1);
}
