import type { Kernel } from './kernel.ts';
import { PlainKernel } from './plain.ts';
import { SimdKernel } from './simd.ts';
import { hasSimd } from './wasm.ts';

/** Opens the fastest kernel that runs here. All give the same answers. */
export function openKernel(): Kernel {
  return hasSimd() ? new SimdKernel() : new PlainKernel();
}
