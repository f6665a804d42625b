import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A clause number: the letter of its game, chapter and clause. */
const CLAUSE = /\b[A-Z]\d+\.\d+\b/g;
const RULES = new URL('../../docs/rules/', import.meta.url);

function clausesIn(text: string): Set<string> {
  return new Set(text.match(CLAUSE));
}

function testsOf(game: string): string {
  const folder = new URL(`../../packages/games/${game}/`, import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  return names.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
}

describe.each(readdirSync(RULES).map((name) => name.replace('.md', '')))('the rules of %s', (game) => {
  const written = clausesIn(readFileSync(new URL(`${game}.md`, RULES), 'utf8'));
  const cited = clausesIn(testsOf(game));

  it('have no clause without a test', () => {
    expect([...written].filter((clause) => !cited.has(clause))).toEqual([]);
  });

  it('have every clause that a test cites', () => {
    expect([...cited].filter((clause) => !written.has(clause))).toEqual([]);
  });
});
