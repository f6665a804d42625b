export { capsulesBots } from './game.ts';
export { CapsulesKernel } from './kernel.ts';
export type { CapsuleDrop } from './place.ts';
