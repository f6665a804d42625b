export { BOTS, type Character, LEVELS, openBot } from './bots.ts';
export { puyoBots } from './game.ts';
export { type Kernel, openKernel, paletteOf, PlainKernel } from './kernel/index.ts';
export { linksWorth } from './match/pace.ts';
export type { PuyoView } from './view/view.ts';
export { puyoEnv } from './env.ts';
