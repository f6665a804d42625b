// Attacks that the pair in hand can set off at once, and what is left behind each.

import { type Board, type Colors } from '@rensa/games/puyo';
import type { Weights } from './evaluate.ts';
import { FIELD_WORDS, paletteOf, read } from './field.ts';
import { plain } from './kernel.ts';
import { movesOf } from './moves.ts';
import { type Move, moveOf } from './reach.ts';
import type { View } from './view.ts';

export interface Strike {
  readonly move: Move;
  readonly points: number;
  readonly links: number;
  /** The own board once the chain is over. */
  readonly board: Board;
}

interface Rated extends Strike {
  readonly value: number;
}

/** The largest of at least so many points, then those that leave the best field for what they score. */
export function strikesOf(view: View, weights: Weights, least: number, most: number): Strike[] {
  const found = listed(view, weights).filter(({ points }) => points >= least);
  const largest = found.toSorted((a, b) => b.points - a.points || a.move - b.move).slice(0, 1);
  const kindest = found.toSorted((a, b) => b.value + b.points - (a.value + a.points) || a.move - b.move);
  return [...new Set([...largest, ...kindest])].slice(0, most);
}

/** Everything that pops; of placements that leave the same field the first. */
function listed({ board, pairs, colors }: View, weights: Weights): Rated[] {
  const { axis, child } = pairs[0] as Colors;
  const palette = paletteOf([...board, ...pairs.flatMap((pair) => [pair.axis, pair.child])], colors);
  const [axisPlane, childPlane] = [palette.planes[axis] as number, palette.planes[child] as number];
  const words = new Int32Array(2 * FIELD_WORDS);
  const moves = movesOf(board, { axis, child });
  plain.write(words, 0, board, palette);
  plain.aim(words, 0);
  const found = new Map<number, Rated>();
  for (const { col, rot } of moves) {
    const move = moveOf(col, rot);
    const links = plain.play(words, 0, move, axisPlane, childPlane);
    const [points, hash] = [plain.lastScore(), plain.hash()];
    if (links === 0 || plain.isDead() || found.has(hash)) continue;
    plain.store(words, FIELD_WORDS);
    const left = read(words, FIELD_WORDS, palette, board);
    found.set(hash, { move, points, links, board: left, value: plain.evaluate(words, FIELD_WORDS, weights) });
  }
  return [...found.values()];
}
