// Loops that are one another's mirror image or rotation belong to one class. Classes are split in two halves, one for
// even days and one for odd ones, so that no daily loop looks like the day before and no day needs to know another.

import { hash } from '@rensa/engine';
import { type Board, cellsOf, type Grid } from '../board/board.ts';
import { type Cycle, turnsOf } from '../board/cycle.ts';

const known = new Map<string, number[][]>();

/** Each symmetry of the grid's rectangle as a list: where each cell goes. */
function symmetriesOf(grid: Grid): number[][] {
  const key = `${grid.rows}x${grid.cols}`;
  const maps = known.get(key) ?? findSymmetries(grid);
  known.set(key, maps);
  return maps;
}

function findSymmetries(grid: Grid): number[][] {
  const { rows, cols } = grid;
  const quarter = rows === cols ? [false, true] : [false];
  const maps: number[][] = [];
  for (const turned of quarter) {
    for (const upside of [false, true]) {
      for (const mirrored of [false, true]) {
        maps.push(
          cellsOf(grid).map((cell) => {
            const [r, c] = [Math.floor(cell / cols), cell % cols];
            const row = upside ? rows - 1 - r : r;
            const col = mirrored ? cols - 1 - c : c;
            return turned ? col * cols + row : row * cols + col;
          }),
        );
      }
    }
  }
  return maps;
}

/** The same text for two loops exactly if they belong to one class. */
export function classOf(grid: Grid, cycle: Cycle): string {
  const images = symmetriesOf(grid).map((map) => fromFirst(cycle.map((cell) => map[cell])).join(' '));
  return `${grid.rows}x${grid.cols} ${least(images)}`;
}

/** The same text for two boards without holes exactly if they have the same clues, mirrored or rotated or as they are. */
export function clueClassOf(board: Board): string {
  const imageBy = (map: readonly number[]): string =>
    board.clues
      .map(({ cell, value }) => `${map[cell]}:${value}`)
      .toSorted()
      .join(' ');
  return `${board.rows}x${board.cols} ${least(symmetriesOf(board).map(imageBy))}`;
}

function least(images: readonly string[]): string {
  return images.reduce((first, image) => (image < first ? image : first));
}

/** The same cycle from its first cell in reading order, going right. */
function fromFirst(cells: readonly number[]): number[] {
  const first = Math.min(...cells);
  const start = cells.indexOf(first);
  const turned = [...cells.slice(start), ...cells.slice(0, start)];
  return turned[1] === first + 1 ? turned : [first, ...turned.slice(1).toReversed()];
}

/** 4x4 has two classes only, the H with 12 turns and the C with 8: a hash might put both in one half. */
const H_TURNS = 12;

export function halfOf(grid: Grid, cycle: Cycle): 0 | 1 {
  if (grid.rows === 4 && grid.cols === 4 && grid.holes.length === 0) return turnsOf(cycle).size === H_TURNS ? 0 : 1;
  return Number.parseInt(hash(classOf(grid, cycle)).slice(-1), 16) % 2 === 0 ? 0 : 1;
}
