// A search of the opponent's board, with a small part of the nodes.

import type { Board, Colors } from '@rensa/games/puyo';
import type { Budget } from '../../bot/budget.ts';
import { MOVES } from '../kernel/index.ts';
import type { Search, SearchResult, Style } from '../search/search.ts';

/** Board to search, and how to search it. */
interface ScoutOrder {
  readonly board: Board;
  readonly pairs: readonly Colors[];
  /** Number of colors in the game. */
  readonly colors: number;
  readonly style: Style;
  readonly budget: Budget;
}

export interface Scouted {
  /** Points of the best chain within 0 pairs, 1 pair, and so on, if the pairs come as in the best guess. */
  readonly curve: readonly number[];
  /** Fields evaluated. */
  readonly nodes: number;
}

export function scout(search: Search, { board, pairs, colors, style, budget }: ScoutOrder): Scouted {
  const found = search.run({ board, pairs, colors, left: null }, style, budget);
  return found === undefined ? { curve: [0], nodes: 0 } : { curve: curveOf(found), nodes: found.nodes };
}

function curveOf({ prospects, sure }: SearchResult): number[] {
  return Array.from({ length: sure.length / MOVES + 1 }, (_, pairs) =>
    Math.max(...prospects.map(({ chains }) => chains.subarray(0, MOVES * pairs).reduce((a, b) => Math.max(a, b), 0))),
  );
}
