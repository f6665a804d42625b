export type { PairPlacement } from './placement.ts';
