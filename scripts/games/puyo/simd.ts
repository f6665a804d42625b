// `npx tsx scripts/games/puyo/simd.ts`: compiles the SIMD kernel of Puyo into a text that the bots can import.

import { writeFileSync } from 'node:fs';
import { compileKernel } from './compile.ts';

const FILE = 'packages/bots/puyo/kernel/binary.ts';

writeFileSync(FILE, compileKernel());
console.log(`wrote ${FILE}`);
