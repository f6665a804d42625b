import { COLS, type Gems, ROWS, type State } from '@rensa/games/gems';
import { colOf, MOVES, rotOf } from '../bits/move.ts';
import type { EnvGame } from '../env/game.ts';
import { findMoves } from '../falling/legal.ts';
import type { PairPlacement } from '../falling/placement.ts';
import { shownPairs } from '../falling/view.ts';
import { gemsBots } from './game.ts';
import type { GemsView } from './view.ts';

/** Pieces in an observation: the one in hand and the next. */
const SHOWN = 2;

export const gemsEnv: EnvGame<Gems, GemsView, PairPlacement> = {
  bots: gemsBots,
  actions: () => MOVES,
  placementOf: (action) => ({ col: colOf(action), rot: rotOf(action) }),
  openLegal: () => ({ find: findMoves }),
  columns: () => [
    { name: 'board', type: 'u1', shape: [ROWS, COLS], read: ({ board }) => board },
    { name: 'power', type: 'u1', shape: [ROWS, COLS], read: powerOf },
    { name: 'pairs', type: 'u1', shape: [SHOWN, 2], read: pairsOf },
  ],
  boardOf: ({ board }) => board,
  cols: COLS,
};

/** The number of the rigid power gem that each cell belongs to, from 1; 0 for none. */
function powerOf({ board, slabs }: State): number[] {
  const power = board.map(() => 0);
  for (const [i, { col, row, w, h }] of slabs.entries()) {
    for (let y = row; y < row + h; y++) power.fill(i + 1, y * COLS + col, y * COLS + col + w);
  }
  return power;
}

function pairsOf({ pair, next }: State): number[] {
  return shownPairs(pair, [next]).flatMap(({ axis, child }) => [axis, child]);
}
