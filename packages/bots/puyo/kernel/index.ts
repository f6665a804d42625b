// The search board of Puyo. Only this folder knows how a field lies in words.

export { colOf, distinct, type Move, moveOf, MOVES, rotOf } from '../../bits/move.ts';
export { type Palette, paletteOf } from './field.ts';
export type { Kernel } from './kernel.ts';
export { openKernel } from './open.ts';
export { PlainKernel } from './plain.ts';
export { powerOf } from './power.ts';
export { SimdKernel } from './simd.ts';
export { reachOf } from './reach.ts';
export type { Weights } from './weights.ts';
