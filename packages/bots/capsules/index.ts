export { capsulesBots } from './game.ts';
export { type CapsuleDrop, CapsulesKernel } from './kernel/index.ts';
export { capsulesEnv } from './env.ts';
