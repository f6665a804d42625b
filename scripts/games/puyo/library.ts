// Prints the codes of the puzzles in the library, one per line: `npx tsx scripts/games/puyo/library.ts LEVEL FIRST
// LAST`.

import { generateNazo, type NazoLevel } from '@rensa/bots/puyo/nazo';
import { LIBRARY_VERSIONS } from '../../../apps/web/games/puyo/nazo/puzzle/library.ts';
import { writeLink } from '@rensa/games/puyo/links';

const [level = 'easy', first = '1', last = '40'] = process.argv.slice(2);

for (let number = Number(first); number <= Number(last); number++) {
  const { board, steps, goal } = generateNazo(level as NazoLevel, number, LIBRARY_VERSIONS[level as NazoLevel]);
  const waiting = steps.map((step) => (step.kind === 'pair' ? { ...step, aim: null } : step));
  const link = writeLink('rensa', { cells: board, steps: waiting, goal });
  process.stdout.write(`${link.slice(link.indexOf('=') + 1)}\n`);
}
