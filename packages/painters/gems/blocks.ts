// Gems of a board, each power gem as one block.

import type { Fall } from '@rensa/games/falling';
import { at, type Board, COLS, EMPTY, type Field, powerGroups, type Rules } from '@rensa/games/gems';
import type { Block } from '../falling/block.ts';

/** Groups of cells that move together, as cell → number of the group; cells without an entry are group 0. */
export type MotionGroups = ReadonlyMap<number, number>;
export const ALL_AT_REST: MotionGroups = new Map();

/** Blocks of a field. In rulesets where power is a mark, cells that do not move together are not one block. */
export function blocksOf(field: Field, rules: Rules, groups: MotionGroups = ALL_AT_REST): Block[] {
  const { board } = field;
  const parts = rules.slabs === null ? partsOf(board, groups) : [board];
  const fused = parts.flatMap((part) => powerGroups({ board: part, slabs: field.slabs }, rules));
  const taken = new Set(fused.flat());
  const single = [...board.keys()].filter((index) => board[index] !== EMPTY && !taken.has(index));
  return [...fused, ...single.map((index) => [index])].map((cells) => ({
    cell: board[cells[0]],
    cells: cells.toSorted((a, b) => a - b),
  }));
}

function partsOf(board: Board, groups: MotionGroups): Board[] {
  const kinds = new Set([0, ...groups.values()]);
  return [...kinds].map((kind) => board.map((cell, index) => ((groups.get(index) ?? 0) === kind ? cell : EMPTY)));
}

/**
 * Groups after these falls: cells that fall equally far move together; halves of a pair that have come to rest do not.
 */
export function groupsBy(falls: readonly Fall[], locked: MotionGroups): MotionGroups {
  const left = new Set(falls.map(({ from, col }) => at(from, col)));
  const unmoved = [...locked].filter(([index]) => !left.has(index));
  return new Map([...unmoved, ...falls.map(({ from, to, col }) => [at(to, col), from - to] as const)]);
}

/** Parts of these blocks that are below a row. */
export function below(blocks: readonly Block[], row: number): Block[] {
  const end = row * COLS;
  return blocks.flatMap((block) => {
    if (block.cells.every((index) => index < end)) return [block];
    const cells = block.cells.filter((index) => index < end);
    return cells.length === 0 ? [] : [{ ...block, cells }];
  });
}

export function isFused({ cells }: Block): boolean {
  return cells.length > 1;
}

/** Key of a block; different blocks have different keys. */
export function keyOfBlock({ cells }: Block): string {
  return cells.join();
}
