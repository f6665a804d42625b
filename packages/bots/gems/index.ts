export { GemsKernel } from './kernel.ts';
