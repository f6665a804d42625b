export { LEVELS } from './bots.ts';
export { puyoBots } from './game.ts';
export { type Kernel, paletteOf, PlainKernel } from './kernel/index.ts';
export type { PuyoView } from './view.ts';
