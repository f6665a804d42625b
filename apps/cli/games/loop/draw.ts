// Draws boards and loops for people. A space between the cells makes them look square.

import { type Board, type Cycle, edgesOf, type Grid, printBoard, printCycle } from '@rensa/games/loop';

export function drawBoard(board: Board): string {
  return printBoard(board)
    .split('\n')
    .map((row) => [...row].join(' '))
    .join('\n');
}

export function drawCycle(grid: Grid, cycle: Cycle): string {
  const edges = new Set(edgesOf(grid, cycle));
  const joint = (cell: number): string => (edges.has(2 * cell) ? '─' : ' ');
  return printCycle(grid, cycle)
    .split('\n')
    .map((row, r) =>
      [...row]
        .map((char, c) => `${char}${joint(r * grid.cols + c)}`)
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

/** Draws two drawings of equal height side by side. */
export function beside(left: string, right: string): string {
  const others = right.split('\n');
  return left
    .split('\n')
    .map((row, i) => `${row}     ${others[i]}`)
    .join('\n');
}
