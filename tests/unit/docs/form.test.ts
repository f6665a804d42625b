// The form of all documents: the width of their lines, the index, and the same content in both languages.

import { describe, expect, it } from 'vitest';
import { read } from '../sources.ts';
import { blocksOf, DOCUMENTS, linksOf, proseOf } from './pages.ts';

const MAX_WIDTH = 120;
const INDEX = 'docs/README.md';
/** A line that cannot be broken: a table, a heading, or one long word. */
const UNBROKEN = /^(?:\||#|\s*\S+$)/;

function widerIn(path: string): readonly string[] {
  return proseOf(path)
    .split('\n')
    .filter((line) => line.length > MAX_WIDTH && !UNBROKEN.test(line));
}

/** Numbers that begin a list by accident, because a line wrapped in front of them. */
function strayItems(path: string): readonly string[] {
  const lines = proseOf(path).split('\n');
  const itemIn = (line: string | undefined) => /^ *(\d+)\. /.exec(line ?? '')?.[1];
  const numbers = lines.map(itemIn).filter((number) => number !== undefined);
  return numbers.filter((number, i) => Number(number) !== 1 && Number(number) !== Number(numbers[i - 1] ?? 0) + 1);
}

describe('every document', () => {
  it.each(DOCUMENTS.filter((path) => !path.includes('.ja.')))('%s wraps its lines', (path) => {
    expect(widerIn(path)).toEqual([]);
  });

  it.each(DOCUMENTS)('%s counts its lists from 1', (path) => {
    expect(strayItems(path)).toEqual([]);
  });

  it.each(DOCUMENTS)('%s writes percentages without a space', (path) => {
    expect(proseOf(path).match(/\d %/g) ?? []).toEqual([]);
  });

  it('in docs is listed in the index', () => {
    const listed = linksOf(INDEX).map((link) => `docs/${link}`);
    const documents = DOCUMENTS.filter((path) => path.startsWith('docs/') && path !== INDEX);
    expect(documents.filter((path) => !listed.includes(path))).toEqual([]);
  });
});

describe('the Japanese README', () => {
  const [english, japanese] = ['README.md', 'README.ja.md'] as const;

  it('breaks no line inside a paragraph, because a break shows as a space', () => {
    const isText = (line: string | undefined): boolean => line !== undefined && /^(?:[^#|!`\s]|\s+\S)/.test(line);
    const lines = proseOf(japanese).split('\n');
    const broken = lines.filter((line, i) => isText(line) && !/^[-*] /.test(line) && isText(lines[i - 1]));
    expect(broken).toEqual([]);
  });

  it('calls the rules 決定論的, not 決定的', () => {
    expect(read(japanese)).toContain('決定論的');
    expect(read(japanese)).not.toMatch(/決定的|盤面を解決/);
  });

  it('has the headings, links and commands of the English one', () => {
    const heads = (path: string) => read(path).match(/^#+ /gm);
    const links = (path: string) => linksOf(path).filter((link) => !link.startsWith('README'));
    expect(heads(japanese)).toEqual(heads(english));
    expect(links(japanese)).toEqual(links(english));
    expect(blocksOf(japanese, '')).toEqual(blocksOf(english, ''));
  });
});
