#!/usr/bin/env node
// Committed, because npm links bins before it builds; the program itself is bundled into dist by `prepare`.
import '../../../scripts/node.cjs';

try {
  await import('../dist/rensa.js');
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('rensa is not built yet: run `npm run build -w apps/cli`.');
  process.exitCode = 2;
}
