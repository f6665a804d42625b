export type { Fall } from './fall.ts';
export { type Board, EMPTY, MAX_COLS } from './grid.ts';
export { INPUT, STEERS } from './input.ts';
export { childCol, childRow, type Facing, type Halves, type Place, type Spot, type Spots } from './pair.ts';
export { type FallingPair, type FallingState, type FallingTypes, looksAlike } from './state.ts';
