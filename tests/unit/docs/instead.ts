// For tests: the commands that cannot run as the documents show them, by their list.

import { blocksOf, LIST } from './pages.ts';

const ARROW = '→ ';
const LINES = blocksOf(LIST, '').flatMap((block) => block.trimEnd().split('\n'));

/** As the documents show them. */
export const NOT_AS_SHOWN: ReadonlySet<string> = new Set(LINES.filter((line) => !line.startsWith(ARROW)));

/** What runs in their place. */
export const SHORTER: readonly string[] = LINES.filter((line) => line.startsWith(ARROW)).map((line) =>
  line.slice(ARROW.length),
);
