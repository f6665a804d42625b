import { decodeBytes } from '@rensa/engine';
import { BINARY } from './binary.ts';

/** Exports of the compiled module. Addresses are bytes. See assembly/index.ts. */
export interface Board128 {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  resolve(start: number): number;
  aim(start: number): number;
  play(start: number, move: number, axis: number, child: number): number;
  isDead(): number;
  hash(): number;
  store(start: number): void;
  evaluate(start: number): number;
}

/** The parts of WebAssembly that are used. Every engine has it, but the language's own types do not. */
interface Modules {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Board128 };
}

const modules = (globalThis as { readonly WebAssembly?: Modules }).WebAssembly;

/** The module, compiled once for all kernels. Undefined if the engine, or the policy of a page, does not allow it. */
const compiled = compile();

function compile(): object | undefined {
  try {
    return modules && new modules.Module(Uint8Array.from(decodeBytes(BINARY)));
  } catch {
    return undefined;
  }
}

export function hasSimd(): boolean {
  return compiled !== undefined;
}

/** Opens a board with its own memory. */
export function openModule(): Board128 {
  if (modules === undefined || compiled === undefined) throw new Error('SIMD WebAssembly does not run here');
  return new modules.Instance(compiled).exports;
}
