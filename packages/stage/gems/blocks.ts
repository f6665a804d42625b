// The gems of a board, each power gem as one lump.

import { type Board, COLS, EMPTY, type Field, powerGroups, type Rules } from '@rensa/games/gems';
import type { Lump } from '../falling/block.ts';

/** Cells that move apart from the others, by what they have in common; the rest is 0. */
export type Stirred = ReadonlyMap<number, number>;
export const UNSTIRRED: Stirred = new Map();

/** Where power is a mark, cells that do not move together are not one. */
export function lumpsOf(field: Field, rules: Rules, stirred: Stirred = UNSTIRRED): Lump[] {
  const { board } = field;
  const parts = rules.slabs === null ? partsOf(board, stirred) : [board];
  const fused = parts.flatMap((part) => powerGroups({ board: part, slabs: field.slabs }, rules));
  const taken = new Set(fused.flat());
  const single = [...board.keys()].filter((index) => board[index] !== EMPTY && !taken.has(index));
  return [...fused, ...single.map((index) => [index])].map((cells) => ({
    cell: board[cells[0] as number] as number,
    cells: cells.toSorted((a, b) => a - b),
  }));
}

function partsOf(board: Board, stirred: Stirred): Board[] {
  const kinds = new Set([0, ...stirred.values()]);
  return [...kinds].map((kind) => board.map((cell, index) => ((stirred.get(index) ?? 0) === kind ? cell : EMPTY)));
}

/** What of these lumps is below a row. */
export function below(lumps: readonly Lump[], row: number): Lump[] {
  const end = row * COLS;
  return lumps.flatMap((lump) => {
    if (lump.cells.every((index) => index < end)) return [lump];
    const cells = lump.cells.filter((index) => index < end);
    return cells.length === 0 ? [] : [{ ...lump, cells }];
  });
}

export function isFused({ cells }: Lump): boolean {
  return cells.length > 1;
}

/** Tells lumps apart. */
export function nameOf({ cells }: Lump): string {
  return cells.join();
}
