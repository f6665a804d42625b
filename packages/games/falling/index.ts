export type { Fall } from './fall.ts';
export { MOST_COLS } from './grid.ts';
export { INPUT, STEERS } from './input.ts';
export { childCol, childRow, type Facing, type Place, type Spot, type Spots } from './pair.ts';
export type { FallingPair, FallingState } from './state.ts';
