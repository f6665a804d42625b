export { type EnvFrame, FRAME_HEAD, frameHead, MAX_BODY } from './frames.ts';
export type { EnvGame } from './game.ts';
export { EnvHost, type EnvOrder, errorFrame } from './host.ts';
