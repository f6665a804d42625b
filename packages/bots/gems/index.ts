export { gemsBots } from './game.ts';
export { ArcadeKernel, ClassicKernel, type GemsKernel } from './kernel/index.ts';
export type { GemsView } from './view.ts';
export { gemsEnv } from './env.ts';
