import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEADERS, POLICY } from './policy.ts';

const read = (name: string): string => readFileSync(new URL(`public/${name}`, import.meta.url), 'utf8');

test('nothing can be sent to another site', () => {
  expect(POLICY.split('; ')).toContain("form-action 'none'");
});

test('the static host sends the headers that the preview sends', () => {
  const file = read('_headers');
  for (const [name, value] of Object.entries(HEADERS)) expect(file).toContain(`  ${name}: ${value}\n`);
});

test('the static host answers for a missing file with 404, and with the index only for pages', () => {
  const rules = read('_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  expect(rules[0]).toEqual(['/assets/*', '/404.html', '404']);
  expect(rules.at(-1)).toEqual(['/*', '/index.html', '200']);
  expect(rules.slice(1, -1).every(([, to, status]) => to === '/404.html' && status === '404')).toBe(true);
});
