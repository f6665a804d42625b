// The search boards of Gems. Only this folder knows how a field lies in memory.

export { ArcadeKernel } from './arcade.ts';
export { BESIDE, CELLS, codeOf, COLORS_SEEN, isPower } from './cell.ts';
export { ClassicKernel } from './classic.ts';
export type { GemsKernel } from './kernel.ts';
export { gemScore } from './score.ts';
