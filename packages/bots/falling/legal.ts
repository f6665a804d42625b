import type { PressMemory } from '../bot/presses.ts';
import { colOf, MOVES, rotOf } from '../bits/move.ts';
import type { PairPlacement } from './placement.ts';

const PLACEMENTS = Array.from({ length: MOVES }, (_, move) => ({ col: colOf(move), rot: rotOf(move) }));

/** Finds the placements of a pair, as numbers: 4 × the column of the axis + the side of the child. */
export function findMoves<State>(state: State, memory: PressMemory<State, PairPlacement>): number[] {
  const presses = memory.findAll(state, PLACEMENTS);
  return presses.flatMap((found, move) => (found === undefined ? [] : [move]));
}
