import { cellsBeside } from '@rensa/games/loop';

/** A line from cell to cell. A closed one has no ends; its last cell is joined to its first. */
export interface Chain {
  readonly cells: readonly number[];
  readonly closed: boolean;
}

/** The lines that edges form, as long as no cell has more than two. */
export function chainsOf(edges: readonly number[], cols: number): Chain[] {
  const beside = neighbours(edges, cols);
  const seen = new Set<number>();
  const ends = [...beside.keys()].filter((cell) => beside.get(cell)?.length === 1);
  const chains: Chain[] = [];
  for (const start of [...ends, ...beside.keys()]) {
    if (seen.has(start)) continue;
    const cells = walk(beside, start, seen);
    chains.push({ cells, closed: beside.get(start)?.length === 2 });
  }
  return chains;
}

function neighbours(edges: readonly number[], cols: number): Map<number, number[]> {
  const beside = new Map<number, number[]>();
  const join = (a: number, b: number): void => {
    const cells = beside.get(a);
    if (cells === undefined) beside.set(a, [b]);
    else cells.push(b);
  };
  for (const edge of edges) {
    const [a, b] = cellsBeside(edge, cols);
    join(a, b);
    join(b, a);
  }
  return beside;
}

function walk(beside: ReadonlyMap<number, readonly number[]>, start: number, seen: Set<number>): number[] {
  const cells: number[] = [];
  let at: number | undefined = start;
  while (at !== undefined) {
    cells.push(at);
    seen.add(at);
    at = beside.get(at)?.find((cell) => !seen.has(cell));
  }
  return cells;
}
