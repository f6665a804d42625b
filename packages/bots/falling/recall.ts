// Presses of a new pair depend on the upper rows of the board: by the time that a pair is lower, it has been everywhere it
// can go.

import type { FallingState } from '@rensa/games/falling';
import { colOf, COLS, EVERY_MOVE, mirrored, moveOf, MOVES, rotOf } from '../bits/move.ts';
import type { Recall } from '../bot/piloting.ts';
import type { PairPlacement } from './placement.ts';

/** The part of a game that decides what is remembered. */
interface PairRecall<State> extends Pick<Recall<State, PairPlacement>, 'ways'> {
  /** The lowest row that matters. */
  readonly low: number;
  /** Ticks of the mode of a state; null if it has no end. */
  readonly modeTicks: (state: State) => number | null;
  /** A state that differs from this one in what is given, and has nothing else on its board. */
  readonly with: (state: State, changed: Pick<FallingState, 'board' | 'pair' | 'ticks'>) => State;
  /** Placements that a pair of two colors reaches on a plain board, if that is known. */
  readonly reach?: (plain: State) => number | undefined;
}

type NewPairState = FallingState & { readonly setup: { readonly options?: object } };

/** Ticks before the end of a mode in which a search could reach it. */
const MAX_TICKS = 1000;
/** No pair takes more ticks for a row. */
const MAX_GRAVITY = 64;
const FILLED = 1;

/** What can be remembered of a game whose placements are columns and rotations. */
export function pairRecall<State extends NewPairState>(game: PairRecall<State>): Recall<State, PairPlacement> {
  return {
    placements: Array.from({ length: MOVES }, (_, move) => ({ col: colOf(move), rot: rotOf(move) })),
    indexOf: ({ col, rot }) => moveOf(col, rot),
    ways: game.ways,
    keyOf(state) {
      if (!isNewPair(state) || isNearEnd(state, game) || state.gravity >= MAX_GRAVITY) return undefined;
      return (upperRows(state, game) * MAX_GRAVITY + state.gravity) * 2 + (isOfOneColor(state) ? 1 : 0);
    },
    plain(state) {
      const { board, pair } = state;
      const low = game.low * COLS;
      return game.with(state, {
        board: board.map((cell, index) => (index < low ? FILLED : Math.min(cell, FILLED))),
        pair: pair && { ...pair, axis: 1, child: isOfOneColor(state) ? 1 : 2 },
        ticks: 0,
      });
    },
    reach(plain) {
      const moves = game.reach?.(plain) ?? EVERY_MOVE;
      return isOfOneColor(plain) ? moves | mirrored(moves) : moves;
    },
  };
}

/** True in the tick in which a pair appears. Options of a setup may change everything. */
function isNewPair({ pair, gravity, setup }: NewPairState): boolean {
  return pair !== null && pair.hang === gravity && setup.options === undefined;
}

function isNearEnd<State extends NewPairState>(state: State, { modeTicks }: PairRecall<State>): boolean {
  return state.ticks + MAX_TICKS > (modeTicks(state) ?? Infinity);
}

/** Cells of the rows that matter, one bit each. */
function upperRows<State extends NewPairState>({ board }: State, { low }: PairRecall<State>): number {
  let bits = 0;
  for (let index = low * COLS; index < board.length; index++) bits = bits * 2 + (board[index] === 0 ? 0 : 1);
  return bits;
}

function isOfOneColor({ pair }: NewPairState): boolean {
  return pair !== null && pair.axis === pair.child;
}
