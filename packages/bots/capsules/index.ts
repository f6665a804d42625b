export { CapsulesKernel } from './kernel.ts';
export type { CapsuleDrop } from './resolve.ts';
