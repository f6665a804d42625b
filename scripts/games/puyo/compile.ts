import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';

const SOURCE = 'packages/bots/puyo/kernel/assembly/index.ts';
// No collector and no checks: the kernel allocates nothing, and its addresses are its caller's.
const FLAGS = ['-O3', '--enable', 'simd', '--runtime', 'stub', '--noAssert', '--initialMemory', '1'];

/** The text of the file that holds the compiled kernel. Imported, the compiler would bring its own global types along. */
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
