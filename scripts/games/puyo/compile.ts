import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';

const SOURCE = 'packages/bots/puyo/kernel/assembly/index.ts';
// No garbage collector and no bounds checks: the kernel allocates nothing, and its caller chooses its addresses.
const FLAGS = ['-O3', '--enable', 'simd', '--runtime', 'stub', '--noAssert', '--initialMemory', '1'];

/**
 * Compiles the kernel and returns the text of its file. It runs the compiler as a program: an import would add global
 * types.
 */
export function compileKernel(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rensa-simd-'));
  try {
    const file = join(folder, 'kernel.wasm');
    execFileSync(execPath, [compiler(), SOURCE, '--outFile', file, ...FLAGS], { stdio: 'pipe' });
    const text = readFileSync(file).toString('base64url');
    return `// Made by \`npx tsx scripts/games/puyo/simd.ts\` from assembly/.\n\nexport const BINARY =\n  '${text}';\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compiler(): string {
  const manifest = createRequire(import.meta.url).resolve('assemblyscript/package.json');
  return join(dirname(manifest), 'bin/asc.js');
}
