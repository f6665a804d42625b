export type { Fall } from './fall.ts';
export { MOST_COLS } from './grid.ts';
export { INPUT } from './input.ts';
export {
  childCol,
  childRow,
  COL_OF_FACING,
  type Facing,
  type Halves,
  type Moving,
  type Place,
  ROW_OF_FACING,
} from './pair.ts';
export type { FallingPair, FallingState } from './state.ts';
