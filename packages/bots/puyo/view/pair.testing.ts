import { type Colors, type Pair, parseBoard, type State } from '@rensa/games/puyo';
import type { SideView } from './view.ts';

export function pairIn({ pair }: State): Pair {
  if (pair === null) throw new Error('no pair is in hand');
  return pair;
}

/** A pair from its two letters, the axis first. */
export function pairOf(letters: string): Colors {
  const [axis, child] = parseBoard(letters);
  return { axis, child };
}

/** A side of a match with this board and these pairs. */
export function sideOn(board: string, pairs: readonly string[], more: Partial<SideView> = {}): SideView {
  return { board: parseBoard(board), pairs: pairs.map(pairOf), pending: 0, ...more };
}
