// For tests: the list of commands that cannot run as the documents show them.

import { blocksOf, LIST } from './pages.ts';

const ARROW = '→ ';
const LINES = blocksOf(LIST, '').flatMap((block) => block.trimEnd().split('\n'));

/** The commands as the documents show them. */
export const NOT_AS_SHOWN: ReadonlySet<string> = new Set(LINES.filter((line) => !line.startsWith(ARROW)));

/** The commands that run in their place. */
export const SHORTER: readonly string[] = LINES.filter((line) => line.startsWith(ARROW)).map((line) =>
  line.slice(ARROW.length),
);
