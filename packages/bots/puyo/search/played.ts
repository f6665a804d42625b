// All placements of the pair in hand, played out on the board.

import type { Board } from '@rensa/games/puyo';
import type { PairPlacement } from '../../falling/placement.ts';
import { type Move, moveOf } from '../kernel/index.ts';
import type { PuyoView } from '../view/view.ts';
import { placementsOn } from './placements.ts';
import { paletteIn, planesOf, type Search } from './search.ts';

export interface PlayedPlacement extends PairPlacement {
  readonly move: Move;
  readonly points: number;
  readonly links: number;
  /** The board after everything is over. */
  readonly board: Board;
  readonly isDead: boolean;
}

/** Plays one of two placements that look the same. */
export function playAll(search: Search, view: PuyoView): PlayedPlacement[] {
  const { kernel, before, after } = search;
  const pair = view.pairs[0];
  const palette = paletteIn(view);
  const { axis, child } = planesOf(pair, palette);
  const placements = placementsOn(search, view.board, pair);
  kernel.write(before, view.board, palette);
  kernel.aim(before);
  return placements.map(({ col, rot }) => {
    const move = moveOf(col, rot);
    const links = kernel.play(before, move, axis, child);
    const [points, isDead] = [kernel.lastScore(), kernel.isDead()];
    kernel.store(after);
    return {
      col,
      rot,
      move,
      links,
      points: links > 0 ? points : 0,
      isDead,
      board: kernel.read(after, palette, view.board),
    };
  });
}
