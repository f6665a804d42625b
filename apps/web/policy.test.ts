import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOSTING_FILES } from './hosting/files.ts';
import { ICONS, TOUCH_ICON } from './icons.ts';
import { HEADERS, POLICY } from './policy.ts';

const read = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url));

test('nothing is loaded from another site, nothing is sent to one, and nothing inline runs', () => {
  const directives = POLICY.split('; ');
  expect(directives).toContain("default-src 'none'");
  expect(directives).toContain("form-action 'none'");
  for (const directive of directives.slice(1)) {
    const [, ...sources] = directive.split(' ');
    const allowed = ["'self'", "'none'", 'data:', 'blob:', "'wasm-unsafe-eval'"];
    expect(sources.filter((source) => !allowed.includes(source))).toEqual([]);
  }
});

test.each(Object.entries(HOSTING_FILES))('%s is as `npm run hosting` writes it', (path, text) => {
  expect(read(path).toString()).toBe(text);
});

test.each(['apps/web/public/_headers', 'docs/nginx.conf', 'vercel.json'])('%s has every header', (path) => {
  const file = read(path).toString();
  for (const [name, value] of Object.entries(HEADERS)) {
    expect(file).toContain(name);
    expect(file).toContain(value);
  }
});

test('the static host answers for a missing file with 404, and with the index only for pages', () => {
  const file = HOSTING_FILES['apps/web/public/_redirects'] ?? '';
  const rules = file
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  expect(rules[0]).toEqual(['/assets/*', '/404.html', '404']);
  expect(rules.at(-1)).toEqual(['/*', '/index.html', '200']);
  expect(rules.slice(1, -1).every(([, to, status]) => to === '/404.html' && status === '404')).toBe(true);
});

test.each([...ICONS, TOUCH_ICON])('$file is a picture of the size that is written', ({ file, side }) => {
  const png = read(`apps/web/public/${file}`);
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', side, side]);
});
