// Attacks that the pair in hand can set off at once, and what is left behind each.

import type { Board, Colors } from '@rensa/games/puyo';
import { type Move, moveOf, type Weights } from './kernel/index.ts';
import { movesOf } from './moves.ts';
import { paletteIn, planesOf, type Search } from './search.ts';
import type { PuyoView } from './view.ts';

export interface Strike {
  readonly move: Move;
  readonly points: number;
  readonly links: number;
  /** The player's board once the chain is over. */
  readonly board: Board;
}

interface RatedStrike extends Strike {
  readonly value: number;
}

/** Which strikes are wanted. */
interface StrikeFilter {
  readonly weights: Weights;
  /** Points, at least. */
  readonly least: number;
  /** Strikes, at most. */
  readonly most: number;
}

/** The largest, then those that leave the best field for what they score. */
export function strikesOf(search: Search, view: PuyoView, { weights, least, most }: StrikeFilter): Strike[] {
  const found = listed(search, view, weights).filter(({ points }) => points >= least);
  const largest = found.toSorted((a, b) => b.points - a.points || a.move - b.move).slice(0, 1);
  const kindest = found.toSorted((a, b) => b.value + b.points - (a.value + a.points) || a.move - b.move);
  return [...new Set([...largest, ...kindest])].slice(0, most);
}

/** Everything that pops; of placements that leave the same field the first. */
function listed(search: Search, view: PuyoView, weights: Weights): RatedStrike[] {
  const { kernel, before, after } = search;
  const pair = view.pairs[0] as Colors;
  const palette = paletteIn(view);
  const { axis, child } = planesOf(pair, palette);
  const placements = movesOf(search, view.board, pair);
  kernel.write(before, view.board, palette);
  kernel.aim(before);
  const found = new Map<number, RatedStrike>();
  for (const { col, rot } of placements) {
    const move = moveOf(col, rot);
    const links = kernel.play(before, move, axis, child);
    const [points, hash] = [kernel.lastScore(), kernel.hash()];
    if (links === 0 || kernel.isDead() || found.has(hash)) continue;
    kernel.store(after);
    const board = kernel.read(after, palette, view.board);
    found.set(hash, { move, points, links, board, value: kernel.evaluate(after, weights) });
  }
  return [...found.values()];
}
