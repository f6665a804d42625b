import { COLS, type Puyo, ROWS, type State } from '@rensa/games/puyo';
import type { EnvGame } from '../env/game.ts';
import { findMoves } from '../falling/legal.ts';
import type { PairPlacement } from '../falling/placement.ts';
import { shownPairs } from '../falling/view.ts';
import { puyoBots } from './game.ts';
import { colOf, MOVES, rotOf } from './kernel/index.ts';
import type { PuyoView } from './view/view.ts';

/** Pairs in an observation: the one in hand and those ahead. */
const SHOWN = 3;

export const puyoEnv: EnvGame<Puyo, PuyoView, PairPlacement> = {
  bots: puyoBots,
  actions: () => MOVES,
  placementOf: (action) => ({ col: colOf(action), rot: rotOf(action) }),
  openLegal: () => ({ find: findMoves }),
  columns: () => [
    { name: 'board', type: 'u1', shape: [ROWS, COLS], read: ({ board }) => board },
    { name: 'pairs', type: 'u1', shape: [SHOWN, 2], read: pairsOf },
    { name: 'allclear', type: 'u1', shape: [], read: ({ bonusDue }) => [bonusDue ? 1 : 0] },
  ],
  boardOf: ({ board }) => board,
  cols: COLS,
};

/** Between two pairs the first one shown counts as in hand, and the last one is not known. */
function pairsOf({ pair, next }: State): number[] {
  return shownPairs(pair, next).flatMap(({ axis, child }) => [axis, child]);
}
