import type { Board, Colors } from '@rensa/games/puyo';
import type { Budget } from '../bot/budget.ts';
import { MOVES } from './kernel/index.ts';
import type { Search, SearchResult, Style } from './search.ts';

/** How boards are looked at. */
interface ScoutLook {
  readonly style: Style;
  /** For one board. */
  readonly budget: Budget;
  /** How many colors the game has. */
  readonly colors: number;
}

/** Looks at boards other than the one in play, each with a small part of the nodes. */
export class Scout {
  nodes = 0;
  readonly #search: Search;
  readonly #look: ScoutLook;

  constructor(search: Search, look: ScoutLook) {
    this.#search = search;
    this.#look = look;
  }

  /** The best chain by so many pairs, by none, by one, and so on, if the pairs come as well as in the best guess. */
  best(board: Board, pairs: readonly Colors[]): number[] {
    const { style, budget, colors } = this.#look;
    const found = this.#search.run({ board, pairs, colors, left: null }, style, budget);
    this.nodes += found?.nodes ?? 0;
    return found === undefined ? [0] : curveOf(found);
  }
}

function curveOf({ prospects, sure }: SearchResult): number[] {
  return Array.from({ length: sure.length / MOVES + 1 }, (_, pairs) =>
    Math.max(...prospects.map(({ chains }) => chains.subarray(0, MOVES * pairs).reduce((a, b) => Math.max(a, b), 0))),
  );
}
