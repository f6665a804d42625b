// Facts about the board after each placement, for agents that judge placements by numbers.

/** Facts about a board: filled cells, the highest column, and the sum of the steps between neighboring columns. */
export interface BoardFacts {
  readonly cells: number;
  readonly max: number;
  readonly bump: number;
}

export function factsOf(board: readonly number[], cols: number): BoardFacts {
  const heights = Array.from({ length: cols }, () => 0);
  let cells = 0;
  for (const [index, cell] of board.entries()) {
    if (cell === 0) continue;
    cells++;
    heights[index % cols] = 1 + Math.floor(index / cols);
  }
  const bump = heights.reduce((sum, height, col) => sum + (col === 0 ? 0 : Math.abs(height - heights[col - 1])), 0);
  return { cells, max: Math.max(...heights), bump };
}
