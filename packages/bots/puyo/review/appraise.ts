// Judges placements without an opponent: all of them in one search, or a single one in its own search. A beam drops
// placements that look bad early, so the worth of those further down its list says little.

import { isLost, placePair, resolveBoard, RULES } from '@rensa/games/puyo';
import type { Scored } from '../../bot/bot.ts';
import type { PairPlacement } from '../../falling/placement.ts';
import type { Character } from '../bots.ts';
import type { Kernel } from '../kernel/index.ts';
import { thinkAlone, worthOfField } from '../search/alone.ts';
import { Search } from '../search/search.ts';
import type { PuyoView } from '../view/view.ts';

const { tsu } = RULES;
/**
 * Pairs that the search of one placement looks ahead. Within ten pairs nearly every mistake can be repaired and would
 * not show.
 */
const LOOKAHEAD_PAIRS = 6;

export class Appraiser {
  readonly #search: Search;
  readonly #character: Character;
  readonly #nodes: number;

  /** Takes over this kernel, and uses `nodes` nodes per search. */
  constructor(character: Character, kernel: Kernel, nodes: number) {
    this.#search = new Search(kernel);
    this.#character = character;
    this.#nodes = nodes;
  }

  /** All placements that can be reached, best first. */
  candidates(view: PuyoView): readonly Scored<PairPlacement>[] {
    return thinkAlone(this.#search, view, this.#character.style, { nodes: this.#nodes })?.placements ?? [];
  }

  /** The worth of one placement. */
  worthOf(view: PuyoView, placement: PairPlacement): number {
    const { style } = this.#character;
    const placed = placePair(view.board, view.pairs[0], placement, tsu);
    const { board, score } = resolveBoard(placed, tsu);
    if (isLost(board, tsu)) return 0;
    const rest = { ...view, board, pairs: view.pairs.slice(1), left: view.left === null ? null : view.left - 1 };
    if (score >= style.fireAt || rest.left === 0 || rest.pairs.length === 0 || style.depth === 1) return score;
    const found = this.#search.run(
      rest,
      { ...style, depth: Math.min(LOOKAHEAD_PAIRS, style.depth - 1) },
      { nodes: this.#nodes },
    );
    return found === undefined ? score : Math.max(score, worthOfField(found, style));
  }
}
