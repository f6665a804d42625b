// For tests: the documents of the repository and their content.

import { read, sourcesIn } from '../sources.ts';

const LINK = /\]\(([^)\s]+)\)/g;
const FENCE = /^( *)```(\w*)\n([\s\S]*?)^\1```$/gm;

/** The list of commands that cannot run as they are shown. */
export const LIST = 'tests/unit/docs/commands.md';

/** Paths of all documents, from the root. */
export const DOCUMENTS: readonly string[] = sourcesIn(['.md']).filter((path) => path !== LIST);

/** The blocks of a document in a language; blocks without a language show a terminal or a drawing. */
export function blocksOf(path: string, language: string): readonly string[] {
  return [...read(path).matchAll(FENCE)].filter(([, , name]) => name === language).map(([, , , text]) => text ?? '');
}

export function languagesOf(path: string): readonly string[] {
  return [...read(path).matchAll(FENCE)].map(([, , name = '']) => name);
}

/** The document without its blocks. */
export function proseOf(path: string): string {
  return read(path).replaceAll(FENCE, '');
}

/** The targets of the links of a document, in order. */
export function linksOf(path: string): readonly string[] {
  return [...proseOf(path).matchAll(LINK)].map(([, link = '']) => link);
}
