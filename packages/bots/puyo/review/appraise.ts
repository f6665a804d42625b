// Judges placements without an opponent: all of them in one search, or a single one in its own search. A beam drops
// placements that look bad early, so the worth of those further down its list says little.

import type { Aim, Colors } from '@rensa/games/puyo';
import type { Scored } from '../../bot/bot.ts';
import type { PairPlacement } from '../../falling/placement.ts';
import type { Character } from '../bots.ts';
import type { Kernel } from '../kernel/index.ts';
import { thinkAlone, worthOfField } from '../search/alone.ts';
import { Search } from '../search/search.ts';
import type { PuyoView } from '../view/view.ts';
import { isOver, playedOn } from './outcome.ts';

/**
 * Pairs that the search of one placement looks ahead. Within ten pairs nearly every mistake can be repaired and would
 * not show.
 */
const LOOKAHEAD_PAIRS = 6;
/** Share of the nodes of a search for each of these: known pairs need no guesses, and a glance need not be right. */
const KNOWN_SHARE = 6;
const GLANCE_SHARE = 12;
/** Nodes that any search needs. */
const MIN_NODES = 100;

export class Appraiser {
  /** Boards evaluated so far. */
  nodes = 0;
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
    return this.#think(view, this.#nodes);
  }

  /** The same after a short look. */
  glance(view: PuyoView): readonly Scored<PairPlacement>[] {
    return this.#think(view, this.#nodes / GLANCE_SHARE);
  }

  /** The best placement for pairs that are all known: the one that leads to the largest chain within them. */
  planned(view: PuyoView, pairs: readonly Colors[]): Aim | undefined {
    return this.#think({ ...view, pairs, left: pairs.length }, this.#nodes / KNOWN_SHARE)[0];
  }

  #think(view: PuyoView, nodes: number): readonly Scored<PairPlacement>[] {
    const budget = { nodes: Math.max(MIN_NODES, Math.floor(nodes)) };
    const found = thinkAlone(this.#search, view, this.#character.style, budget);
    this.nodes += found?.nodes ?? 0;
    return found?.placements ?? [];
  }

  /** The worth of one placement. */
  worthOf(view: PuyoView, placement: PairPlacement): number {
    const { style } = this.#character;
    const { board, score } = playedOn(view.board, view.pairs[0], placement);
    if (isOver(board)) return 0;
    const rest = { ...view, board, pairs: view.pairs.slice(1), left: view.left === null ? null : view.left - 1 };
    if (score >= style.fireAt || rest.left === 0 || rest.pairs.length === 0 || style.depth === 1) return score;
    const found = this.#search.run(
      rest,
      { ...style, depth: Math.min(LOOKAHEAD_PAIRS, style.depth - 1) },
      { nodes: this.#nodes },
    );
    this.nodes += found?.nodes ?? 0;
    return found === undefined ? score : Math.max(score, worthOfField(found, style));
  }
}
