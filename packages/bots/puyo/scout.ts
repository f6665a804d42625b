import type { Board, Colors } from '@rensa/games/puyo';
import type { Budget } from '../bot/budget.ts';
import { meanOf } from './alone.ts';
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

  /** The best chain that can be expected by so many pairs: by none, by one, and so on. */
  curve(board: Board, pairs: readonly Colors[]): number[] {
    const { style, budget, colors } = this.#look;
    const found = this.#search.run({ board, pairs, colors, left: null }, style, budget);
    this.nodes += found?.nodes ?? 0;
    return found === undefined ? [0] : curveOf(found);
  }

  /** The best chain that can be expected at all. */
  potential(board: Board, pairs: readonly Colors[]): number {
    return this.curve(board, pairs).at(-1) as number;
  }
}

function curveOf({ prospects, sure }: SearchResult): number[] {
  return Array.from({ length: sure.length / MOVES + 1 }, (_, pairs) =>
    meanOf(prospects, (chains) => chains.subarray(0, MOVES * pairs).reduce((most, score) => Math.max(most, score), 0)),
  );
}
